type Work = (signal: AbortSignal) => Promise<void>;

/** Only where the board comes over https, or from this machine. */
export const hasLocks = typeof navigator !== "undefined" && "locks" in navigator;

/** Does the work in one of the browser's tabs, and in another when that one goes. Where there are no locks, in each that is seen. */
export async function inOneTab(name: string, signal: AbortSignal, work: Work) {
  if (!hasLocks) return whileSeen(signal, work);
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined);
}

function whileSeen(signal: AbortSignal, work: Work) {
  let hidden = new AbortController();
  const follow = () => {
    hidden.abort();
    hidden = new AbortController();
    if (!signal.aborted && document.visibilityState === "visible") void work(AbortSignal.any([signal, hidden.signal]));
  };
  document.addEventListener("visibilitychange", follow, { signal });
  follow();
}
