import { Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import * as messages from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { fullName } from "../../../contract/people/names.ts";
import { useUser } from "../../api/session.ts";
import { Face } from "../markdown/face.tsx";
import { useDestination } from "./disclosure.ts";
import { LanguageLink } from "./language-link.tsx";
import { logOut } from "./log-out.ts";
import { accountEntries, type NavEntry, navEntries } from "./nav-entries.ts";
import { useIsCurrent } from "./nav-menu.tsx";
import { PageLink } from "./page-link.tsx";

/** The navigation of small screens, as a drawer. If it is opened during a navigation, it stays open when that completes. */
export function NavSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const user = useUser();
  const destination = useDestination();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new destination is the reason to close
  useEffect(() => dialog.current?.close(), [destination]);

  return (
    <div className="lg:hidden">
      <button
        aria-haspopup="dialog"
        aria-label={messages.menu}
        className="icon-button"
        data-press="menu"
        onClick={() => dialog.current?.showModal()}
        type="button"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <dialog aria-label={messages.menu} className="nav-sheet" closedby="any" ref={dialog}>
        <div className="flex min-h-14 items-center justify-between gap-3 px-3">
          {user ? <Owner user={user} /> : <span />}
          <button
            aria-label={messages.closeMenu}
            className="icon-button"
            data-press="close"
            onClick={() => dialog.current?.close()}
            type="button"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <nav aria-label={messages.barInMenu} className="px-3 pb-6">
          <ul>
            {navEntries(user !== null).map((entry) => (
              <SheetEntry entry={entry} key={entry.page} />
            ))}
          </ul>
          <hr className="my-3 border-base-300" />
          {user ? <SheetAccount user={user} /> : <SheetVisitor />}
        </nav>
      </dialog>
    </div>
  );
}

function SheetEntry({ entry }: { entry: NavEntry }) {
  const isCurrent = useIsCurrent(entry.page);
  const others = entry.menu?.filter(({ page }) => page !== entry.page) ?? [];

  return (
    <li>
      <Link aria-current={isCurrent ? "page" : undefined} className="menu-item" to={pages[entry.page]}>
        {entry.label}
      </Link>
      {others.map(({ page, label }) => (
        <Link className="menu-item quiet pl-7" key={page} to={pages[page]}>
          {label}
        </Link>
      ))}
    </li>
  );
}

function Owner({ user }: { user: Account }) {
  return (
    <p className="flex min-w-0 items-center gap-3 px-3 py-2 font-semibold">
      <Face person={user} size="small" />
      <span className="min-w-0 break-words" dir="auto">
        {fullName(user)}
      </span>
    </p>
  );
}

function SheetAccount({ user }: { user: Account }) {
  return (
    <>
      {accountEntries(user).map(({ page, label }) => (
        <PageLink className="menu-item" id={user.id} key={page} page={page}>
          {label}
        </PageLink>
      ))}
      <LanguageLink className="menu-item" />
      <button className="menu-item w-full" onClick={logOut} type="button">
        {messages.logOut}
      </button>
    </>
  );
}

function SheetVisitor() {
  return (
    <div className="grid gap-2 pt-1">
      <Link className="btn btn-primary" to={pages.signUp}>
        {messages.signUp}
      </Link>
      <Link className="btn btn-quiet" to={pages.logIn}>
        {messages.logIn}
      </Link>
    </div>
  );
}
