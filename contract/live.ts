import { z } from "zod";
import { eventKinds } from "./events.ts";
import { endpoint } from "./interface/endpoint.ts";
import { entryParents } from "./notifications/notification-kinds.ts";
import { entry } from "./notifications/notifications.ts";

/** The payload of each frame of the stream, by the frame's name. */
export const frames = {
  /** The first frame. Its `id` is where a reconnecting client resumes. */
  start: z.object({ unread: z.int() }),
  /** Sent whenever the reader's inbox changes; `entry` is the new or updated one. */
  unread: z.object({ unread: z.int(), entry: entry.nullable() }),
  /**
   * An event that the reader may see, with an `id` to resume from. It only names the record; its data come by the ordinary
   * endpoints.
   */
  happened: z.object({
    kind: z.enum(eventKinds),
    parent: z.enum(entryParents),
    id: z.int(),
    commentId: z.int().nullable(),
  }),
  /** More was missed than can be replayed: reload everything. */
  reload: z.object({}),
  end: z.object({}),
} as const;

export type FrameName = keyof typeof frames;
export type Frame = {
  [Name in FrameName]: { event: Name; data: z.infer<(typeof frames)[Name]>; id?: number };
}[FrameName];

/** The interval of heartbeats and the silence after which a client reconnects, in milliseconds. */
export const heartbeatInterval = 20_000;
export const silenceTimeout = 45_000;

export const listen = endpoint({
  method: "GET",
  path: "/live",
  access: "member",
  summary:
    "What happens, as it happens: `text/event-stream` with frames `start`, `unread`, `happened`, `reload` and `end`, and a beat every 20 seconds.",
  headers: { "Last-Event-ID": "The last id that one has: what happened since comes first" },
  stream: frames,
});
