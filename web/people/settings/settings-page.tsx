import { prepare, queryClient } from "../../api/query-client.ts";
import { currentSession, useUser } from "../../api/session.ts";
import { RefusedMail } from "../../notifications/refused-mail.tsx";
import { SettingsFrame } from "../../ui/forms/settings-frame.tsx";
import { userQuery } from "../user-queries.ts";
import { DataExport } from "./data-export.tsx";
import { DeleteAccount } from "./delete-account.tsx";
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
    <SettingsFrame bar={<RefusedMail />} tab="settings">
      <EmailSetting user={user} />
      <ThemeSetting />
      <LanguageSetting />
      <SearchSetting />
      <DataExport />
      <DeleteAccount />
    </SettingsFrame>
  );
}
