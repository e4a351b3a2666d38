import { paths } from "../../contract/pages.ts";
import { places } from "../../contract/places.ts";
import type { Database } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { lockingMember } from "../visibility/visibility.ts";
import { kindOf, restoreFromBin } from "./bin-entries.ts";
import { lockText, type TextAddress } from "./text-lock.ts";

/**
 * Restores something that a member deleted, and returns its address; one already restored just gives the address. Throws
 * not-found if it isn't theirs, and a conflict for a comment on a deleted post.
 */
export function restore(database: Database, thing: TextAddress, memberId: number): Promise<{ path: string }> {
  return database.begin(async (transaction) => {
    await lockingMember(transaction, memberId);
    const held = await lockText(transaction, thing);
    if (held?.ownerId !== memberId || held.state === "removed") throw notFound(kindOf(thing));
    const { kind, number, commentId } = held;
    if (commentId !== null) {
      const [post] = await transaction<{ state: string }[]>`select state from posts where id = ${held.postId}`;
      if (post?.state === "binned" || post?.state === "removed") throw conflict("stoodOnDeleted");
    }
    if (held.state === "binned") await restoreFromBin(transaction, thing, held);
    const page = paths[kind](number);
    return { path: commentId === null ? page : `${page}#${places.comment(commentId)}` };
  });
}
