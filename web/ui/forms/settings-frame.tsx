import type { ReactNode } from "react";
import { Link } from "react-router";
import * as messages from "#messages/settings.ts";
import { pages } from "../../../contract/pages.ts";
import { viewportHeight } from "../shell/loading.tsx";
import { PageTitle } from "../shell/page-title.tsx";

const tabs = {
  settings: messages.account,
  securitySettings: messages.security,
  profileSettings: messages.profile,
  notificationSettings: messages.notifications,
  privacySettings: messages.privacy,
  developerSettings: messages.developer,
  bin: messages.deleted,
  ownReports: messages.reports,
} satisfies Partial<Record<keyof typeof pages, string>>;

type Tab = keyof typeof tabs;

/** The frame of a settings page: shared heading, tabs and the page's sections. */
export function SettingsFrame({ tab, bar, children }: { tab: Tab; bar?: ReactNode; children: ReactNode }) {
  return (
    <div className={`column-width pt-8 pb-10 md:pb-14 ${viewportHeight}`}>
      <PageTitle>{tab === "settings" ? messages.title : messages.titleOf(tabs[tab])}</PageTitle>
      <h1 className="page-heading">{messages.title}</h1>
      {bar}
      {/* Wider than the column, so that the German names are in one line, too. */}
      <nav aria-label={messages.parts} className="-mx-[0.7rem] mt-5 flex flex-wrap gap-1 lg:-me-32">
        {Object.entries(tabs).map(([name, label]) => (
          <Link
            aria-current={name === tab ? "page" : undefined}
            className="nav-item"
            key={name}
            prefetch="intent"
            to={pages[name as Tab]}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-2 divide-y divide-base-300">{children}</div>
    </div>
  );
}
