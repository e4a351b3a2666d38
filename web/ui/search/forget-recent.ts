import { browserStorage } from "../../api/browser-storage.ts";
import { onSessionEnd } from "../../api/session.ts";

/** The key in localStorage. */
export const searchKey = "search";

export function forgetRecent() {
  const kept = browserStorage.read(searchKey);
  if (!kept) return;
  try {
    browserStorage.write(searchKey, JSON.stringify({ ...JSON.parse(kept), recent: [], pages: [] }));
  } catch {
    browserStorage.remove(searchKey);
  }
}

// Recent searches and pages are private, so they go with the session, however it ended.
onSessionEnd(forgetRecent);
