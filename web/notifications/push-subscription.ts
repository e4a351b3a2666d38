/**
 * Whether this browser can receive push: yes, refused by the reader, only once the board is on the home screen (iOS), or not
 * at all.
 */
export type PushPossibility = "possible" | "blocked" | "needs home screen" | "impossible";

export function pushPossibility(): PushPossibility {
  const isApple = /\b(iPhone|iPad)\b/.test(navigator.userAgent);
  const isPossible = "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
  if (!isPossible) return isApple ? "needs home screen" : "impossible";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

const registered = () => navigator.serviceWorker?.getRegistration();

/** This browser's current subscription, or null. */
export const subscriptionHere = async () => (await registered())?.pushManager?.getSubscription() ?? null;

/** Asks for permission and subscribes. Undefined if the reader declines. */
export async function subscribeHere(key: string) {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const subscription = await subscribe().catch(async () => {
    // An older subscription with another key is in the way, if the board's key was replaced.
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}
