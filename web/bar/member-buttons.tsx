import { useLive } from "../live/live.ts";
import { Bell } from "../notifications/bell.tsx";
import { useBrowserTimeZone } from "../notifications/browser-time-zone.ts";
import { SearchButton } from "../search/search-button.tsx";

/** The buttons of the navigation bar for members. */
export function MemberButtons() {
  useLive();
  useBrowserTimeZone();
  return (
    <>
      <SearchButton />
      <Bell />
    </>
  );
}
