import { prepare, queryClient } from "../../api/query-client.ts";
import { currentSession, useUser } from "../../api/session.ts";
import { MailRefused } from "../../notifications/mail-refused.tsx";
import { SettingsFrame } from "../../ui/forms/settings-frame.tsx";
import { userQuery } from "../user-queries.ts";
import { AccountDeleteButton } from "./account-delete-button.tsx";
import { DataExport } from "./data-export.tsx";
import { EmailSetting } from "./email-setting.tsx";
import { LanguageSetting } from "./language-setting.tsx";
import { SearchSetting } from "./search-setting.tsx";
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
