import { useQuery } from "@tanstack/react-query";
import { linkSent } from "#messages/profile-form.ts";
import * as messages from "#messages/settings.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { accountQuery } from "../../api/account-queries.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { PageLink } from "../../ui/shell/page-link.tsx";

/** Shows the address; it is edited in the profile form. */
export function EmailSetting({ user }: { user: Account }) {
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
