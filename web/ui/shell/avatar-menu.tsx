import * as messages from "#messages/shell.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { fullName } from "../../../contract/people/names.ts";
import { Face } from "../markdown/face.tsx";
import { useDisclosure } from "./disclosure.ts";
import { LanguageLink } from "./language-link.tsx";
import { logOut } from "./log-out.ts";
import { accountEntries } from "./nav-entries.ts";
import { PageLink } from "./page-link.tsx";

export function AvatarMenu({ user }: { user: Account }) {
  const { root, triggerProps, panelProps } = useDisclosure();

  return (
    <div className="relative lg:-mr-1.5" ref={root}>
      <button {...triggerProps} className="grid size-11 place-items-center rounded-full">
        <span className="sr-only">{messages.yourAccount(fullName(user))}</span>
        <Face person={user} size="small" />
      </button>
      <div {...panelProps} className="menu-panel right-0 lg:right-1.5">
        <p className="px-3 pt-2 pb-2 text-sm">
          <span className="block font-semibold" dir="auto">
            {fullName(user)}
          </span>
          <span className="quiet block break-all">{user.email}</span>
        </p>
        <ul>
          {accountEntries(user).map(({ page, label }) => (
            <li key={page}>
              <PageLink className="menu-item" id={user.id} page={page}>
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <LanguageLink className="menu-item" />
          </li>
          <li>
            <button className="menu-item w-full" onClick={logOut} type="button">
              {messages.logOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
