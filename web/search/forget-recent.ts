import { onSessionEnd } from "../api/session.ts";

/** What the browser keeps of searching lies under this name. */
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

// What one member looked for is no other's business, however their session ended.
onSessionEnd(forgetRecent);
