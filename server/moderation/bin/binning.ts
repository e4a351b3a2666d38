import { binDays } from "../../../contract/moderation/bin.ts";
import { kindAt } from "../../../contract/posts.ts";
import type { Connection } from "../../database/connection.ts";
import { notFound } from "../../http/problems.ts";
import { type HeldThing, heldThing, isOf, type Thing, type ThingState } from "../hiding/held-thing.ts";
import { turn } from "../hiding/turning.ts";

/** Puts what its owner deletes into their bin: gone for all at once, and with it what waits for staff. It has to be there. */
export async function putIntoBin(transaction: Connection, named: Thing): Promise<void> {
  const thing = await heldThing(transaction, named);
  if (!thing || thing.state === "binned") throw notFound(kindOf(named));
  await transaction`
    insert into deletions (post_id, comment_id, owner_id, former_state, gone_at)
    values (${thing.commentId === null ? thing.postId : null}, ${thing.commentId}, ${thing.ownerId}, ${thing.state},
      now() + ${binDays} * interval '1 day')`;
  await turn(transaction, thing, "binned");
  await transaction`select close_case(${named.parent}, ${named.id})`;
  if (thing.commentId === null) {
    await transaction`select close_case('comments', record_id) from ${casesBelow(transaction, thing)} where not gone`;
  }
}

/** Brings back what is in its owner's bin as it was before. Of several at once one does. */
export async function takeFromBin(transaction: Connection, named: Thing, thing: HeldThing): Promise<void> {
  const [{ formerState }] = await transaction<[{ formerState: ThingState }]>`
    delete from deletions where ${isOf(transaction, thing)} returning former_state`;
  await turn(transaction, thing, formerState);
  await transaction`select reopen_case(${named.parent}, ${named.id})`;
  if (thing.commentId === null) {
    await transaction`
      select reopen_case('comments', record_id) from ${casesBelow(transaction, thing)}
      where gone and comments.state not in ('binned', 'deleted')`;
  }
}

/** The cases of the comments on a post, which go with it and come back with it, in SQL. */
const casesBelow = (transaction: Connection, { postId }: HeldThing) => transaction`
  (select * from comments where post_id = ${postId} order by id) comments
    join cases on parent = 'comments' and record_id = comments.id`;

export const kindOf = ({ parent }: Thing) => (parent === "comments" ? "comment" : kindAt(parent));
