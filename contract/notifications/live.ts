import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { eventKinds } from "../interface/events.ts";
import { entry } from "./entries.ts";
import { entryParents } from "./parents.ts";

/** What stands on the stream, by the name of the frame. */
export const frames = {
  /** First. Its `id` is the place that one goes on from. */
  start: z.object({ unread: z.int() }),
  /** Whenever one's own inbox changes; `entry` is what is new or has grown. */
  unread: z.object({ unread: z.int(), entry: entry.nullable() }),
  /** What happened that one may see, with an `id`: the rest is for the ordinary calls to tell. */
  happened: z.object({
    kind: z.enum(eventKinds),
    parent: z.enum(entryParents),
    id: z.int(),
    commentId: z.int().nullable(),
  }),
  /** Too much was missed. */
  reload: z.object({}),
  /** The session is over. */
  end: z.object({}),
} as const;

export type FrameName = keyof typeof frames;
export type Frame = {
  [Name in FrameName]: { event: Name; data: z.infer<(typeof frames)[Name]>; id?: number };
}[FrameName];

/** A line that says nothing comes so often, in milliseconds; after so long without any the connection is lost. */
export const beatEvery = 20_000;
export const silentFor = 45_000;

export const listen = endpoint({
  method: "GET",
  path: "/live",
  access: "member",
  summary:
    "What happens, as it happens: `text/event-stream` with frames `start`, `unread`, `happened`, `reload` and `end`, and a beat every 20 seconds.",
  headers: { "Last-Event-ID": "The last id that one has: what happened since comes first" },
  stream: frames,
});
