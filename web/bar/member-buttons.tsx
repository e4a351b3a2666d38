import { useLive } from "../live/live.ts";
import { Bell } from "../notifications/bell/bell.tsx";
import { useBrowserTimeZone } from "../notifications/settings/browser-time-zone.ts";
import { SearchButton } from "../search/opening/search-button.tsx";
import { learnPageParts } from "./page-parts.ts";

// Optional: without the list a link preloads only the entry file of its page, and the others follow one by one.
void learnPageParts().catch(() => undefined);

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
