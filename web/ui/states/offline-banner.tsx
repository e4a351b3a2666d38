import { useSyncExternalStore } from "react";
import * as messages from "#messages/states.ts";

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
      {!isOnline && messages.offline}
    </div>
  );
}
