import { kindAt, type PostKind, type PostPath } from "../../../contract/posts.ts";
import type { Connection } from "../../database/connection.ts";

/** A post or a comment, as the interface names it. */
export type Thing = { parent: PostPath | "comments"; id: number };

export type ThingState = "shown" | "waiting" | "hidden" | "removed" | "binned";

/** A post or a comment on it, held until the transaction ends. */
export type HeldThing = {
  postId: number;
  /** Null where it is the post itself. */
  commentId: number | null;
  kind: PostKind;
  /** Of the post. */
  number: number;
  ownerId: number | null;
  state: ThingState;
  /** Whether all see it. */
  visible: boolean;
};

/**
 * Holds a thing until the transaction ends, whatever its state; null where there is none. A comment is held after its post: who
 * writes below one takes turns, and who writes below a post that is held whole waits.
 */
export async function heldThing(transaction: Connection, { parent, id }: Thing): Promise<HeldThing | null> {
  if (parent !== "comments") {
    const [post] = await transaction<HeldThing[]>`
      select id as post_id, null::int as comment_id, kind, number, owner_id, state, visible
      from posts where kind = ${kindAt(parent)} and number = ${id} for update`;
    return post ?? null;
  }
  await transaction`
    select from posts where id = (select post_id from comments where id = ${id}) for no key update`;
  const [comment] = await transaction<HeldThing[]>`
    select post_id, comments.id as comment_id, kind, number, comments.owner_id, comments.state, comments.visible
    from comments join posts on posts.id = post_id
    where comments.id = ${id} and comments.state <> 'deleted' for update of comments`;
  return comment ?? null;
}

/** Whether a row of `deletions` is of a thing, in SQL. */
export const isOf = (database: Connection, { postId, commentId }: HeldThing) =>
  commentId === null ? database`deletions.post_id = ${postId}` : database`deletions.comment_id = ${commentId}`;
