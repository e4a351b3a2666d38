import type { ServerResponse } from "node:http";
import type { Frame } from "../../contract/notifications/live.ts";
import type { Session } from "../http/session.ts";

/** So many bytes may pile up for a reader who doesn't read them. */
const mostWaiting = 256 * 1024;

/** One reader of what happens. */
export type Stream = {
  id: number;
  /** As it was when it was last asked for. */
  session: Session;
  /** The last place that it has; none before its first frame. */
  place: number | null;
  /** The id that it goes on from, as it was sent. */
  lastEventId: string | undefined;
  /** What it was last told is unread. */
  unread: number;
  write(text: string): void;
  close(): void;
};

export const written = ({ event, data, id }: Frame): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Who lets too much pile up is cut off. */
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
    unread: 0,
    write: (text) => {
      response.write(text);
      if (response.writableLength > mostWaiting) response.destroy();
    },
    close: () => void response.end(),
  };
}
