import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import { useUser } from "../../api/session.ts";
import { AvatarMenu } from "./avatar-menu.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { navEntries } from "./nav-entries.ts";
import { NavItem } from "./nav-menu.tsx";
import { NavSheet } from "./nav-sheet.tsx";
import { boardName } from "./site.ts";
import { useTheme } from "./theme.ts";

/**
 * `forMembers` are the members' buttons. While the document is parsed the bar stays hidden, because each part that arrives
 * would move the others.
 */
export function Navbar({ forMembers }: { forMembers: ReactNode }) {
  const user = useUser();

  return (
    <header className="border-base-300 border-b [&:not(:has(~main))]:invisible">
      <div className="page-width flex h-14 items-center gap-2 lg:gap-3">
        <Link
          aria-label={messages.boardHome(boardName)}
          className="thumb flex min-h-11 items-center gap-2 whitespace-nowrap font-display font-semibold text-lg"
          to={pages.home}
        >
          <Logo />
          <span className="board-name">{boardName}</span>
        </Link>
        <nav aria-label={messages.bar} className="ml-3 hidden lg:block">
          <ul className="flex items-center gap-0.5">
            {navEntries(user !== null).map((entry) => (
              <li key={entry.page}>
                <NavItem entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 max-lg:-mr-3">
          {!user && <LanguageLink className="nav-item min-h-11 in-data-member:hidden" />}
          {forMembers}
          <ThemeToggle />
          {user ? <AvatarMenu user={user} /> : <VisitorLinks />}
          <NavSheet />
        </div>
      </div>
    </header>
  );
}

/** The links for visitors. Before hydration members see only an empty place of their avatar's size, so that nothing moves. */
function VisitorLinks() {
  return (
    <div className="hidden items-center gap-1 in-data-member:invisible in-data-member:flex! in-data-member:w-11 in-data-member:overflow-hidden lg:flex lg:in-data-member:-mr-1.5">
      <Link className="btn btn-ghost btn-sm" prefetch="intent" to={pages.logIn}>
        {messages.logIn}
      </Link>
      <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.signUp}>
        {messages.signUp}
      </Link>
    </div>
  );
}

/** Contains the labels of both themes; CSS shows the right one, so that it also works without a script. */
function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  return (
    <button
      className="icon-button"
      data-press="theme"
      onClick={() => setTheme(theme === "dusk" ? "day" : "dusk")}
      type="button"
    >
      <span className="in-data-[theme=day]:hidden" title={messages.toLightTheme}>
        <span className="sr-only">{messages.toLightTheme}</span>
        <Sun aria-hidden className="size-4.5" />
      </span>
      <span className="in-data-[theme=dusk]:hidden" title={messages.toDarkTheme}>
        <span className="sr-only">{messages.toDarkTheme}</span>
        <Moon aria-hidden className="size-4.5" />
      </span>
    </button>
  );
}
