import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/settings.ts";
import { accountQuery } from "../../api/account-queries.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { blocksQuery } from "../../blocks/block-queries.ts";
import { SettingsFrame } from "../../ui/forms/settings-frame.tsx";
import { Failure } from "../../ui/shell/failure.tsx";
import { viewportHeight } from "../../ui/shell/loading.tsx";
import { RowSkeleton } from "../../ui/shell/row-skeleton.tsx";
import { BlockedPeopleList } from "./blocked-people-list.tsx";
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
          <Failure error={error} retry={() => void refetch()} title={messages.privacySettingsFailed} />
        </div>
      )}
      {!account && !error && <RowSkeleton className={`py-9 ${viewportHeight}`} />}
      <BlockedPeopleList />
    </SettingsFrame>
  );
}
