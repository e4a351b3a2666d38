import { useQuery } from "@tanstack/react-query";
import type { Account } from "../../contract/accounts.ts";
import { PageLink } from "../shell/page-link.tsx";
import { useAwaitedAddress } from "../users/awaited-address.ts";
import { userQuery } from "../users/user-queries.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Shows the address; it is changed with the rest of the profile. */
export function EmailSetting({ user }: { user: Account }) {
  const { data: fresh } = useQuery(userQuery(user.id));
  const email = fresh?.email ?? user.email;
  const awaited = useAwaitedAddress(email);

  return (
    <SettingsSection about="You log in with it, and the board writes to it." title="Email">
      <p className="break-all font-semibold">{email}</p>
      {awaited && (
        <p className="mt-1 break-words" role="status">
          {awaited}
        </p>
      )}
      <PageLink className="btn btn-quiet mt-4" id={user.id} page="editUser">
        Change it on your profile
      </PageLink>
    </SettingsSection>
  );
}
