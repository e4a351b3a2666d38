import { kindsHiddenWithOwner } from "../../contract/posts.ts";
import { cohortsOf, inTurnAtVerifying, verifyAnew } from "../cohorts/verification.ts";
import type { Connection } from "../database/connection.ts";
import { happened } from "../events/event-store.ts";
import { showWhatIsOf } from "../finding/search-documents.ts";
import { isSuspendedBelow } from "../visibility/visibility.ts";
import { isOn } from "./suspension-sql.ts";

/**
 * Hides members and what they wrote, or shows it again, as their suspensions say at this moment: a profile, posts, comments and
 * what stands below posts are there for staff alone. That is noted with each record, so that reading costs nothing. A comment
 * goes by two members, its author and whose post it is on, so suspensions take turns, the members' own rows held first. All
 * statements are sent at once, in their order, so that a turn is short.
 */
export async function hideOrShow(transaction: Connection, members: number[]): Promise<void> {
  await inTurnAtVerifying(transaction);
  const [, , turned] = await Promise.all([
    transaction`select from users where id = any(${members}) order by id for update`,
    transaction`select pg_advisory_xact_lock('suspensions'::regclass::oid::bigint)`,
    transaction<{ id: number; suspended: boolean }[]>`
      update users set suspended = not suspended
      where id = any(${members})
        and suspended <> exists (select from suspensions where user_id = users.id and ${isOn(transaction)})
      returning id, suspended`,
  ]);
  const events = turned.map(({ id, suspended }) => {
    // By whom is for the trail alone.
    return { kind: suspended ? "record.hidden" : "record.restored", actorId: null, memberId: id } as const;
  });
  await Promise.all([follow(transaction, members), happened(transaction, events)]);
  await verifyAnew(transaction, await cohortsOf(transaction, members));
}

/** Shows what members wrote who are about to leave it to the board without their names. */
export async function showLeftBehind(transaction: Connection, members: number[]): Promise<void> {
  const { count } = await transaction`update users set suspended = false where id = any(${members}) and suspended`;
  if (count > 0) await follow(transaction, members);
}

/** Hides posts that came to someone who is suspended, as by an import, or shows those that came to someone who isn't; cases go along. */
export async function hideOrShowGiven(transaction: Connection, postIds: readonly number[]): Promise<void> {
  // By their cases it is known who reads what is kept from others.
  await transaction`
    update cases set author_id = owner_id from posts
    where posts.id = any(${[...postIds]}::int[]) and record_id = number
      and parent = case kind when 'company' then 'companies' else kind || 's' end and author_id is distinct from owner_id`;
  const owners = await transaction<{ id: number }[]>`
    select distinct users.id from posts join users on users.id = owner_id
    where posts.id = any(${[...postIds]}::int[]) and posts.suspended <> users.suspended`;
  if (owners.length > 0)
    await follow(
      transaction,
      owners.map(({ id }) => id),
    );
}

/** Brings what members wrote, and what stands below it, in step with whether they are suspended. */
async function follow(transaction: Connection, members: number[]): Promise<void> {
  await Promise.all([
    // A plan that is kept from a member with few posts takes a minute for one with 10,000.
    transaction`select set_config('plan_cache_mode', 'force_custom_plan', true)`,
    transaction`
      update user_skills set visible = not visible
      where user_id = any(${members}) and visible <> (select visible from users where id = user_id)`,
    // Who writes below a post holds it before what stands there.
    transaction`
      select count(*) from (
        select from posts where id in (
          select id from posts where owner_id = any(${members})
          union select post_id from comments where owner_id = any(${members}))
        order by id for no key update
      ) held`,
    // Who comments on these meanwhile waits, and reads then what became of them.
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
  await showWhatIsOf(transaction, members);
}
