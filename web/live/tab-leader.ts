/** `isForAll`: whether other tabs rely on this one. */
type Work = (signal: AbortSignal, isForAll: boolean) => Promise<void>;

/** Undefined if the browser refuses it, as it does where it stores nothing; then it refuses locks, too. */
export function channelOfTabs(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Runs the work in one of the browser's tabs; when that tab closes, another takes over. Without locks, which need a secure
 * context and permission to store, it runs in every visible tab.
 */
export async function inOneTab(name: string, signal: AbortSignal, work: Work) {
  try {
    await navigator.locks.request(name, { signal }, () => work(signal, true));
  } catch {
    whileVisible(signal, work);
  }
}

function whileVisible(signal: AbortSignal, work: Work) {
  let hidden = new AbortController();
  const follow = () => {
    hidden.abort();
    hidden = new AbortController();
    if (!signal.aborted && document.visibilityState === "visible")
      void work(AbortSignal.any([signal, hidden.signal]), false);
  };
  document.addEventListener("visibilitychange", follow, { signal });
  follow();
}
