import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/notification-settings.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { savedSearchesQuery } from "../saved-searches/saved-search-queries.ts";
import { SettingsFrame } from "../ui/forms/settings-frame.tsx";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { KindTable } from "./kind-table.tsx";
import { MailRefused } from "./mail-refused.tsx";
import { MailTimesSetting } from "./mail-times-setting.tsx";
import { PauseSetting } from "./pause-setting.tsx";
import { pushQuery } from "./push-queries.ts";
import { PushSetting } from "./push-setting.tsx";
import { SavedSearchList } from "./saved-search-list.tsx";
import { notificationSettingsQuery } from "./setting-queries.ts";
import { UnsubscribeAll } from "./unsubscribe-all.tsx";
import { WatchList } from "./watch-list.tsx";
import { watchesQuery } from "./watch-queries.ts";

export function clientLoader() {
  return prepare(
    () => queryClient.prefetchQuery(notificationSettingsQuery),
    () => queryClient.prefetchQuery(pushQuery),
    () => queryClient.prefetchQuery(savedSearchesQuery),
    () => queryClient.prefetchInfiniteQuery(watchesQuery),
  );
}

export default function NotificationSettingsPage() {
  const { data: settings, error, refetch } = useQuery(notificationSettingsQuery);
  return (
    <SettingsFrame bar={<MailRefused />} tab="notificationSettings">
      <SettingsSection about={messages.about} title={messages.title}>
        {!settings && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
        {!settings && !error && <Waiting />}
        {settings && <KindTable kinds={settings.kinds} />}
      </SettingsSection>
      {settings && (
        <>
          <MailTimesSetting settings={settings} />
          <PauseSetting settings={settings} />
        </>
      )}
      {(settings || error) && (
        <>
          <PushSetting />
          <SavedSearchList />
          <WatchList />
        </>
      )}
      {settings && <UnsubscribeAll settings={settings} />}
    </SettingsFrame>
  );
}

/** As tall as the viewport, so that nothing visible moves when the content arrives. */
function Waiting() {
  return (
    <Loading>
      <div className="grid min-h-dvh content-start gap-4">
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <div className="bone h-8" key={row} />
        ))}
      </div>
    </Loading>
  );
}
