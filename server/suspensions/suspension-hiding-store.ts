import { kindsHiddenWithOwner } from "../../contract/posts.ts";
import { cohortsOf, lockVerification, updateVerification } from "../cohorts/verification-store.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents, pathOfPost } from "../events/event-store.ts";
import { updateVisibility } from "../search-index/search-index-store.ts";
import { isSuspendedBelow } from "../visibility/visibility.ts";
import { isInEffect } from "./suspension-sql.ts";

/**
 * Applies members' suspensions, or their end, to their profiles, posts and comments and to the comments below their posts:
 * hidden ones are visible to staff only. The state is stored with each row, so that reading doesn't compute it. A comment
 * depends on two members (its author, and the owner of its post), so suspensions are serialised, after locking the members' own
 * rows. Statements are pipelined to hold the lock briefly.
 */
export async function hideOrShow(transaction: Connection, members: number[]): Promise<void> {
  await lockVerification(transaction);
  const [, , turned] = await Promise.all([
    transaction`select from users where id = any(${members}) order by id for update`,
    transaction`select pg_advisory_xact_lock('suspensions'::regclass::oid::bigint)`,
    transaction<{ id: number; suspended: boolean }[]>`
      update users set suspended = not suspended
      where id = any(${members})
        and suspended <> exists (select from suspensions where user_id = users.id and ${isInEffect(transaction)})
      returning id, suspended`,
  ]);
  const events = turned.map(({ id, suspended }) => {
    // The trail names the actor; the event doesn't.
    return { kind: suspended ? "record.hidden" : "record.restored", actorId: null, memberId: id } as const;
  });
  await Promise.all([follow(transaction, members), logEvents(transaction, events)]);
  await updateVerification(transaction, await cohortsOf(transaction, members));
}

/** Shows the posts of suspended members who leave them to the board without their names. */
export async function showAnonymousPosts(transaction: Connection, members: number[]): Promise<void> {
  const { count } = await transaction`update users set suspended = false where id = any(${members}) and suspended`;
  if (count > 0) await follow(transaction, members);
}

/** Hides or shows posts that changed their owner, as in an import, by the new owner's suspension, and updates their cases. */
export async function hideOrShowGiven(transaction: Connection, postIds: readonly number[]): Promise<void> {
  // A case's author decides who may read a hidden post.
  await transaction`
    update cases set author_id = owner_id from posts
    where posts.id = any(${[...postIds]}::int[]) and record_id = number
      and parent = ${pathOfPost(transaction)} and author_id is distinct from owner_id`;
  const owners = await transaction<{ id: number }[]>`
    select distinct users.id from posts join users on users.id = owner_id
    where posts.id = any(${[...postIds]}::int[]) and posts.suspended <> users.suspended`;
  if (owners.length > 0)
    await follow(
      transaction,
      owners.map(({ id }) => id),
    );
}

/** Updates everything members wrote, and the comments below their posts, to their suspension state. */
async function follow(transaction: Connection, members: number[]): Promise<void> {
  await Promise.all([
    // A generic plan for members with few posts takes a minute for one with 10,000.
    transaction`select set_config('plan_cache_mode', 'force_custom_plan', true)`,
    transaction`
      update user_skills set visible = not visible
      where user_id = any(${members}) and visible <> (select visible from users where id = user_id)`,
    // Posts are locked before comments, in the order of all writers.
    transaction`
      select count(*) from (
        select from posts where id in (
          select id from posts where owner_id = any(${members})
          union select post_id from comments where owner_id = any(${members}))
        order by id for no key update
      ) held`,
    // Blocks new comments on these posts until the change is committed.
    transaction`
      select count(*) from (select from posts where owner_id = any(${members}) order by id for update) held`,
    transaction`
      update posts set suspended = not suspended
      where owner_id = any(${members}) and kind = any(${kindsHiddenWithOwner})
        and suspended <> (select suspended from users where id = owner_id)`,
    transaction`
      update comments set suspended = not suspended
      where id = any(array(
          select id from comments where owner_id = any(${members})
          union select comments.id from posts join comments on post_id = posts.id where posts.owner_id = any(${members})))
        and suspended <> ${isSuspendedBelow(transaction)}`,
  ]);
  await updateVisibility(transaction, members);
}
