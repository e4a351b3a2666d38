import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { linkSent } from "#messages/profile-form.ts";
import * as messages from "#messages/settings.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { accountQuery } from "../../api/account-queries.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { currentSession, useUser } from "../../api/session.ts";
import { MailRefused } from "../../notifications/mail-refused.tsx";
import { SettingsFrame } from "../../ui/forms/settings-frame.tsx";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { keep, keptSearches } from "../../ui/lists/search-history.ts";
import { PageLink } from "../../ui/shell/page-link.tsx";
import { userQuery } from "../user-queries.ts";
import { AccountDeleteDialog } from "./account-delete-dialog.tsx";
import { DataExport } from "./data-export.tsx";
import { LanguageSetting } from "./language-setting.tsx";
import { ThemeSetting } from "./theme-setting.tsx";

export function clientLoader() {
  return prepare(() => queryClient.prefetchQuery(userQuery(currentSession()?.user.id ?? 0)));
}

export default function SettingsPage() {
  const user = useUser();
  if (!user) return null;

  return (
    <SettingsFrame bar={<MailRefused />} tab="settings">
      <EmailSetting user={user} />
      <ThemeSetting />
      <LanguageSetting />
      <SearchSetting />
      <DataExport />
      <AccountDeleteButton />
    </SettingsFrame>
  );
}

function AccountDeleteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection about={messages.departureAbout} title={messages.departureTitle}>
      <p>{messages.whatGoes}</p>
      <button
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4 text-error!"
        onClick={() => setOpen(true)}
        type="button"
      >
        {messages.departureTitle}
      </button>
      {isOpen && <AccountDeleteDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

/** Switches the `/` shortcut off, for readers whose keys are pressed by voice control or accidentally (WCAG 2.1.4). */
function SearchSetting() {
  const [slash, setSlash] = useState(() => keptSearches().slash);
  return (
    <SettingsSection about={messages.aboutTheme} title={messages.search}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          checked={slash}
          className="checkbox"
          onChange={({ target }) => {
            setSlash(target.checked);
            keep({ slash: target.checked });
          }}
          type="checkbox"
        />
        {messages.searchBySlash}
      </label>
    </SettingsSection>
  );
}

/** Shows the address; it is edited in the profile form. */
function EmailSetting({ user }: { user: Account }) {
  const { data: account } = useQuery({ ...accountQuery, staleTime: 0 });

  return (
    <SettingsSection about={messages.aboutEmail} title={messages.email}>
      <p className="break-all font-semibold">{account?.user.email ?? user.email}</p>
      {account?.pendingEmail && (
        <p className="mt-1 break-words" role="status">
          {linkSent(account.pendingEmail)}
        </p>
      )}
      <PageLink className="btn btn-quiet mt-4" id={user.id} page="editUser">
        {messages.changeOnProfile}
      </PageLink>
    </SettingsSection>
  );
}
