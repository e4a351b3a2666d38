import * as messages from "#messages/states.ts";
import { useIsOnline } from "./online.ts";

/** Stands there empty while there is a network, so that its words are announced when they come. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div aria-live="polite" className={isOnline ? undefined : "offline-banner"}>
      {!isOnline && messages.offline}
    </div>
  );
}
