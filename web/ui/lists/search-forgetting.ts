import { browserStorage } from "../../api/browser-storage.ts";
import { onSessionEnd } from "../../api/session.ts";

/** The key in localStorage. */
export const searchKey = "search";

export function forgetRecent() {
  const kept = browserStorage.read(searchKey);
  if (!kept) return;
  try {
    const { recent = [], slash = true } = JSON.parse(kept) as { recent?: string[]; slash?: boolean };
    // Removes the entry if nothing is left in it: no searches and no changed setting.
    if (recent.length === 0 && slash) browserStorage.remove(searchKey);
    else browserStorage.write(searchKey, JSON.stringify({ recent: [], pages: [], slash }));
  } catch {
    browserStorage.remove(searchKey);
  }
}

// Recent searches and pages are private, so they go with the session, however it ended.
onSessionEnd(forgetRecent);
