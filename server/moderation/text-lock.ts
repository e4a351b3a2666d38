import { kindAt, type PostKind, type PostPath } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";

/** A post or comment, as in the HTTP interface. */
export type TextAddress = { parent: PostPath | "comments"; id: number };

export type TextState = "shown" | "waiting" | "hidden" | "removed" | "binned";

/** A post or a comment, locked until the transaction ends. */
export type LockedText = {
  postId: number;
  /** Null if the thing is the post itself. */
  commentId: number | null;
  kind: PostKind;
  /** The post's number. */
  number: number;
  ownerId: number | null;
  state: TextState;
  /** Whether everyone sees it. */
  visible: boolean;
};

/**
 * Locks a post or comment until the transaction ends, in any state; null if there is none. A comment's post is locked first,
 * which serialises comments on it; locking a post itself also blocks new comments.
 */
export async function lockText(transaction: Connection, { parent, id }: TextAddress): Promise<LockedText | null> {
  if (parent !== "comments") {
    const [post] = await transaction<LockedText[]>`
      select id as post_id, null::int as comment_id, kind, number, owner_id, state, visible
      from posts where kind = ${kindAt(parent)} and number = ${id} for update`;
    return post ?? null;
  }
  await transaction`
    select from posts where id = (select post_id from comments where id = ${id}) for no key update`;
  const [comment] = await transaction<LockedText[]>`
    select post_id, comments.id as comment_id, kind, number, comments.owner_id, comments.state, comments.visible
    from comments join posts on posts.id = post_id
    where comments.id = ${id} and comments.state <> 'deleted' for update of comments`;
  return comment ?? null;
}

/** Whether a row of `deletions` belongs to a thing, in SQL. */
export const isDeletionOf = (database: Connection, { postId, commentId }: LockedText) =>
  commentId === null ? database`deletions.post_id = ${postId}` : database`deletions.comment_id = ${commentId}`;
