import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/notification-settings.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { savedSearchesQuery } from "../saved-searches/saved-search-queries.ts";
import { SettingsFrame } from "../ui/forms/settings-frame.tsx";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { Failed } from "../ui/shell/failed.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { KindsTable } from "./kinds-table.tsx";
import { MailTimes } from "./mail-times.tsx";
import { OwnSearches } from "./own-searches.tsx";
import { OwnWatches } from "./own-watches.tsx";
import { PauseSetting } from "./pause-setting.tsx";
import { pushQuery } from "./push-queries.ts";
import { PushSetting } from "./push-setting.tsx";
import { RefusedMail } from "./refused-mail.tsx";
import { notificationSettingsQuery } from "./setting-queries.ts";
import { StopAllMail } from "./stop-all-mail.tsx";
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
    <SettingsFrame bar={<RefusedMail />} tab="notificationSettings">
      <SettingsSection about={messages.about} title={messages.title}>
        {!settings && error && <Failed error={error} retry={() => void refetch()} title={messages.failed} />}
        {!settings && !error && <Waiting />}
        {settings && <KindsTable kinds={settings.kinds} />}
      </SettingsSection>
      {settings && (
        <>
          <MailTimes settings={settings} />
          <PauseSetting settings={settings} />
        </>
      )}
      {(settings || error) && (
        <>
          <PushSetting />
          <OwnSearches />
          <OwnWatches />
        </>
      )}
      {settings && <StopAllMail settings={settings} />}
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
