import { createHash } from "node:crypto";
import type { ChangeFeed } from "../database/change-feed.ts";
import { current } from "../database/current.ts";

/** A reply as it was written. `etag` follows from its bytes, so that every process gives the same. */
export type WrittenReply = { payload: string; etag: string };
/** With what was written, for whom something is added to it. */
export type CachedReply = WrittenReply & { result?: unknown };

/** Replies that are the same for every member, by what was asked. */
export const replyCache = (feed: ChangeFeed) =>
  current<CachedReply>(feed, {
    max: 200,
    maxEntrySize: 64_000,
    sizeCalculation: ({ value }) => value.payload.length + 1,
  });

export const written = (payload: string): WrittenReply => ({
  payload,
  etag: `W/"${createHash("sha1").update(payload).digest("base64url")}"`,
});

/** Whether a client says that it has the reply already (`If-None-Match`). */
export const isKnownTo = (sent: string | undefined, etag: string) =>
  sent !== undefined && (sent.trim() === "*" || sent.split(",").some((known) => known.trim() === etag));
