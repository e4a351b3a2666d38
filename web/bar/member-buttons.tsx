import { useLive } from "../live/live.ts";
import { Bell } from "../notifications/bell/bell.tsx";
import { useBrowserTimeZone } from "../notifications/settings/browser-time-zone.ts";
import { SearchButton } from "../search/opening/search-button.tsx";
import { learnPageParts } from "./page-parts.ts";

// Where they can't be had, a page's files come one after the other.
void learnPageParts().catch(() => undefined);

/** What stands in the bar for members alone. */
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
