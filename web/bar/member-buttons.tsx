import { useLive } from "../live/live.ts";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { useBrowserTimeZone } from "../notifications/time-zone.ts";
import { SearchButton } from "../search/search-button.tsx";

/** The buttons of the navigation bar for members. */
export function MemberButtons() {
  useLive();
  useBrowserTimeZone();
  return (
    <>
      <SearchButton />
      <NotificationBell />
    </>
  );
}
