import * as messages from "#messages/lists.ts";
import { useIsOnline } from "./online.ts";

/** A live region that is always rendered, because only changes of an existing one are announced. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div aria-live="polite" className={isOnline ? undefined : "offline-banner"} data-offline={messages.offline}>
      {!isOnline && messages.offline}
    </div>
  );
}
