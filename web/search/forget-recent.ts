import { onSessionEnd } from "../api/session.ts";

/** The key in localStorage. */
export const searchKey = "search";

export function forgetRecent() {
  const kept = localStorage.getItem(searchKey);
  if (!kept) return;
  try {
    localStorage.setItem(searchKey, JSON.stringify({ ...JSON.parse(kept), recent: [] }));
  } catch {
    localStorage.removeItem(searchKey);
  }
}

// Recent searches are private, so they go with the session, however it ended.
onSessionEnd(forgetRecent);
