import { tabStorage } from "../../api/browser-storage.ts";

/** Why the page was reloaded in another language. */
type Reason = "logged in" | "language chosen";

const key = "arrival";

/** Remembers the reason for the next page load in this tab. */
export function announceArrival(reason: Reason) {
  tabStorage.write(key, reason);
}

/** Whether the page was loaded for this reason. True only once. */
export function hasArrived(reason: Reason): boolean {
  if (tabStorage.read(key) !== reason) return false;
  tabStorage.remove(key);
  return true;
}
