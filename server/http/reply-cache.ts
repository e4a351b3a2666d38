import { createHash } from "node:crypto";
import type { ChangeFeed } from "../database/change-feed.ts";
import { current } from "../database/current.ts";

/** A serialised reply. `etag` is a hash of its bytes, so that all processes give the same. */
export type WrittenReply = { payload: string; etag: string };
/** A serialised reply with the value it was made of, for endpoints that add their reader's own data. */
export type CachedReply = WrittenReply & { result?: unknown };

/** Caches replies that are the same for all readers, by their question. */
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

const unweakened = (etag: string) => etag.trim().replace(/^W\//, "");

/** Whether `If-None-Match` names this etag, be it weak there or strong: proxies make one of the other. */
export const isKnownTo = (sent: string | undefined, etag: string) =>
  sent !== undefined &&
  (sent.trim() === "*" || sent.split(",").some((known) => unweakened(known) === unweakened(etag)));
