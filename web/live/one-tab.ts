type Work = (signal: AbortSignal) => Promise<void>;

/** The Web Locks API needs a secure context: https or localhost. */
export const hasLocks = typeof navigator !== "undefined" && "locks" in navigator;

/**
 * Runs the work in one of the browser's tabs; when that tab closes, another takes over. Without locks it runs in every
 * visible tab.
 */
export async function inOneTab(name: string, signal: AbortSignal, work: Work) {
  if (!hasLocks) return whileVisible(signal, work);
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined);
}

function whileVisible(signal: AbortSignal, work: Work) {
  let hidden = new AbortController();
  const follow = () => {
    hidden.abort();
    hidden = new AbortController();
    if (!signal.aborted && document.visibilityState === "visible") void work(AbortSignal.any([signal, hidden.signal]));
  };
  document.addEventListener("visibilitychange", follow, { signal });
  follow();
}
