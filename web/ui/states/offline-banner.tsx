import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Stands there empty while there is a network, so that its words are announced when they come. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" className={isOnline ? undefined : "offline-banner"}>
      {!isOnline && "You are offline. What is on the screen stays; the rest comes when the network is back."}
    </div>
  );
}
