/** Why the page was reloaded in another language. */
type Reason = "logged in" | "language chosen";

const key = "arrival";

/** Remembers the reason for the next page load in this tab. */
export function announceArrival(reason: Reason) {
  try {
    sessionStorage.setItem(key, reason);
  } catch {
    // sessionStorage is unavailable: the next page opens like any other.
  }
}

/** Whether the page was loaded for this reason. True only once. */
export function hasArrived(reason: Reason): boolean {
  try {
    if (sessionStorage.getItem(key) !== reason) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
