import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A reply as it was written. `etag` follows from its bytes, so that every process gives the same. */
export type CachedReply = { payload: string; etag: string };

const most = 200;
const longest = 64_000;

/** Replies that are the same for every member, by what was asked, for as long as the board's edition is the same. */
export function replyCache() {
  const replies = new LRUCache<string, CachedReply>({ max: most });
  let editionOfAll = 0;

  return {
    at: (question: string, edition: number): CachedReply | undefined =>
      edition === editionOfAll ? replies.get(question) : undefined,

    /** Keeps what was written for a request of this edition, or of one that is over by now: then it is only given back. */
    keep: (question: string, edition: number, payload: string): CachedReply => {
      const reply = { payload, etag: `W/"${createHash("sha1").update(payload).digest("base64url")}"` };
      if (edition > editionOfAll) {
        replies.clear();
        editionOfAll = edition;
      }
      if (edition < editionOfAll || payload.length > longest) return reply;
      replies.set(question, reply);
      return reply;
    },
  };
}

/** Whether a client says that it has the reply already (`If-None-Match`). */
export const isKnownTo = (sent: string | undefined, etag: string) =>
  sent !== undefined && (sent.trim() === "*" || sent.split(",").some((known) => known.trim() === etag));
