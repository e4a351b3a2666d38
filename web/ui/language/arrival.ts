/** Why a page is loaded anew in another language. */
type Reason = "logged in" | "language chosen";

const key = "arrival";

/** For the page that this tab loads next. */
export function announceArrival(reason: Reason) {
  try {
    sessionStorage.setItem(key, reason);
  } catch {
    // Then it opens like any other.
  }
}

/** Whether that is what brought the page here. Said once. */
export function hasArrived(reason: Reason): boolean {
  try {
    if (sessionStorage.getItem(key) !== reason) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
