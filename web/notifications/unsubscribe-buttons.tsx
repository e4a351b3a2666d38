import { useRef } from "react";
import * as messages from "#messages/notification-settings.ts";
import type { Unsubscribing } from "../../contract/notifications/unsubscribe.ts";
import type { Stopping } from "./unsubscribe-state.ts";

type Props = { known: Unsubscribing; isSending: boolean; send: (stopping: Stopping) => Promise<void> };

/** Which mails the link is about, and buttons to stop or resume them. */
export function UnsubscribeButtons({ known, isSending, send }: Props) {
  const { kinds, search, stopped, stoppedAll } = known;
  const said = useRef<HTMLParagraphElement>(null);
  const ofKinds = kinds.length > 0 ? messages.theseAre(kinds.map((kind) => messages.mails[kind])) : messages.letters;
  const words = search ? messages.thisSearch(search) : ofKinds;
  const isStopped = stopped || stoppedAll;

  async function press(stopping: Stopping) {
    await send(stopping);
    // The button that had the focus may be gone.
    said.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <p className="mt-4" ref={said} role="status" tabIndex={-1}>
        {isStopped ? messages.unsubscribed : words}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isStopped ? (
          <button
            className="btn btn-quiet"
            disabled={isSending}
            onClick={() => void press({ stop: false })}
            type="button"
          >
            {messages.undo}
          </button>
        ) : (
          <button className="btn btn-primary" disabled={isSending} onClick={() => void press({})} type="button">
            {messages.stopThese}
          </button>
        )}
        {!stoppedAll && (
          <button
            className="btn btn-quiet"
            disabled={isSending}
            onClick={() => void press({ all: true })}
            type="button"
          >
            {messages.stopAll}
          </button>
        )}
      </div>
    </>
  );
}
