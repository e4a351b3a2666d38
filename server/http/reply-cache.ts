import { createHash } from "node:crypto";

/** A reply as it was written. `etag` follows from its bytes, so that every process gives the same. */
export type KeptReply = { payload: string; etag: string };

const most = 200;
const longest = 64_000;

/** Replies that are the same for every member, by what was asked, for as long as the board's edition is the same. */
export function keptReplies() {
  const replies = new Map<string, KeptReply>();
  let editionOfAll = 0;

  return {
    at: (question: string, edition: number): KeptReply | undefined =>
      edition === editionOfAll ? replies.get(question) : undefined,

    /** Keeps what was written for a request of this edition, or of one that is over by now: then it is only given back. */
    keep: (question: string, edition: number, payload: string): KeptReply => {
      const reply = { payload, etag: `W/"${createHash("sha1").update(payload).digest("base64url")}"` };
      if (edition > editionOfAll) {
        replies.clear();
        editionOfAll = edition;
      }
      if (edition < editionOfAll || payload.length > longest) return reply;
      const [oldest] = replies.keys();
      if (replies.size >= most && oldest !== undefined) replies.delete(oldest);
      replies.set(question, reply);
      return reply;
    },
  };
}

/** Whether a client says that it has the reply already (`If-None-Match`). */
export const isKnownTo = (sent: string | undefined, etag: string) =>
  sent !== undefined && (sent.trim() === "*" || sent.split(",").some((known) => known.trim() === etag));
