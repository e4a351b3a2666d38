import { binDays } from "../../contract/moderation/bin.ts";
import { kindAt } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { closeCases } from "./case-changes.ts";
import { isDeletionOf, type LockedText, lockText, type TextAddress, type TextState } from "./text-lock.ts";
import { changeState } from "./text-states.ts";

/** Moves a post or comment into its owner's bin: invisible to all at once, and its cases are closed. Throws not-found. */
export async function putIntoBin(transaction: Connection, named: TextAddress): Promise<void> {
  const thing = await lockText(transaction, named);
  if (!thing || thing.state === "binned") throw notFound(kindOf(named));
  await transaction`
    insert into deletions (post_id, comment_id, owner_id, former_state, gone_at)
    values (${thing.commentId === null ? thing.postId : null}, ${thing.commentId}, ${thing.ownerId}, ${thing.state},
      now() + ${binDays} * interval '1 day')`;
  await changeState(transaction, thing, "binned");
  await closeCases(transaction, [named]);
  if (thing.commentId === null) {
    await transaction`select close_case('comments', record_id) from ${casesBelow(transaction, thing)} where not gone`;
  }
}

/** Restores something from its owner's bin to its former state. The lock on `thing` makes concurrent calls see it restored. */
export async function restoreFromBin(transaction: Connection, named: TextAddress, thing: LockedText): Promise<void> {
  const [{ formerState }] = await transaction<[{ formerState: TextState }]>`
    delete from deletions where ${isDeletionOf(transaction, thing)} returning former_state`;
  await changeState(transaction, thing, formerState);
  await transaction`select reopen_case(${named.parent}, ${named.id})`;
  if (thing.commentId === null) {
    await transaction`
      select reopen_case('comments', record_id) from ${casesBelow(transaction, thing)}
      where gone and comments.state not in ('binned', 'deleted')`;
  }
}

/** The comments on a post with their cases, in SQL; the cases close and reopen with the post. */
const casesBelow = (transaction: Connection, { postId }: LockedText) => transaction`
  (select * from comments where post_id = ${postId} order by id) comments
    join cases on parent = 'comments' and record_id = comments.id`;

export const kindOf = ({ parent }: TextAddress) => (parent === "comments" ? "comment" : kindAt(parent));
