import type { ServerResponse } from "node:http";
import type { Frame } from "../../contract/live.ts";
import type { Session } from "../http/session.ts";
import type { InboxState } from "../notifications/notification-read-store.ts";

/** The most bytes that may be buffered for a slow client. */
const maxPendingBytes = 256 * 1024;

/** A client's live stream. */
export type Stream = {
  id: number;
  /** Copied from the request; only the role is refreshed. */
  session: Session;
  /** The place of the last event sent; null before the first frame. */
  place: number | null;
  /** The `Last-Event-ID` header. */
  lastEventId: string | undefined;
  /** The inbox as it was last sent. */
  inbox: InboxState;
  write(text: string): void;
  close(): void;
};

export const encodedFrame = ({ event, data, id }: Frame): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream over the response; it is destroyed when the buffer exceeds `maxPending`. */
export function streamTo(
  id: number,
  response: ServerResponse,
  session: Session,
  lastEventId: string | undefined,
): Stream {
  return {
    id,
    session,
    lastEventId,
    place: null,
    inbox: { unread: [], context: "" },
    write: (text) => {
      response.write(text);
      if (response.writableLength > maxPendingBytes) response.destroy();
    },
    close: () => void response.end(),
  };
}
