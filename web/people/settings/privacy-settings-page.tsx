import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/settings.ts";
import { accountQuery } from "../../api/account-queries.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { blocksQuery } from "../../blocks/block-queries.ts";
import { SettingsFrame } from "../../ui/forms/settings-frame.tsx";
import { Failed } from "../../ui/shell/failed.tsx";
import { viewportHeight } from "../../ui/shell/loading.tsx";
import { RowsSkeleton } from "../../ui/shell/rows-skeleton.tsx";
import { BlockedPeople } from "./blocked-people.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";

export function clientLoader() {
  return prepare(
    () => queryClient.prefetchQuery(accountQuery),
    () => queryClient.prefetchQuery(blocksQuery(1)),
  );
}

export default function PrivacySettingsPage() {
  const { data: account, error, refetch } = useQuery(accountQuery);
  return (
    <SettingsFrame tab="privacySettings">
      {account && <PrivacyChoices privacy={account.privacy} />}
      {!account && error && (
        <div className="py-9">
          <Failed error={error} retry={() => void refetch()} title={messages.privacySettingsFailed} />
        </div>
      )}
      {!account && !error && <RowsSkeleton className={`py-9 ${viewportHeight}`} />}
      <BlockedPeople />
    </SettingsFrame>
  );
}
