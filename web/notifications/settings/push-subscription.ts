/** What this browser lets the board do: push, nothing yet, or nothing for good. */
export type PushPossibility = "possible" | "blocked" | "needs home screen" | "impossible";

export function pushPossibility(): PushPossibility {
  const isApple = /\b(iPhone|iPad)\b/.test(navigator.userAgent);
  const isPossible = "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
  if (!isPossible) return isApple ? "needs home screen" : "impossible";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

const registered = () => navigator.serviceWorker?.getRegistration();

/** Where this browser is pushed to now, if anywhere. */
export const subscriptionHere = async () => (await registered())?.pushManager?.getSubscription() ?? null;

/** Asks the reader, and the push service for an address. Undefined where the reader doesn't want it. */
export async function subscribeHere(key: string) {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const subscription = await subscribe().catch(async () => {
    // One for another key is in the way: the board's was made anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}
