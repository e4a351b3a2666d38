import type { EventKind } from "../../contract/events.ts";
import type { Connection, Database } from "../database/connection.ts";
import { type FittingMembers, receivers } from "./event-receivers.ts";
import { notifyReceivers } from "./inbox-store.ts";
import { fittingAt, type Matching, newFittingMembers, skillIndexFor } from "./match-receivers.ts";

/** The most events delivered in one transaction. */
const eventsAtOnce = 200;

// Shorter than PostgreSQL's deadlock timeout: of a member's action and the delivery, it is always the delivery that gives up.
const patience = "500ms";
const ranOutOfPatience = "55P03";

/**
 * The result of an attempt: `elsewhere` where another process delivers or a lock wasn't available, else the number of delivered
 * events.
 */
export type DeliveryResult = "elsewhere" | number;

/**
 * Delivers the next events: assigns their places and writes the entries of all receivers, in one transaction, so that each
 * event is delivered exactly once. One process at a time holds the last place, so that places are committed in order.
 */
export async function deliverNext(
  database: Database,
  matching: Matching,
  most = eventsAtOnce,
): Promise<DeliveryResult> {
  const delivering = database.begin(async (transaction) => {
    const [places] = await transaction<{ last: number }[]>`
      select last::float8, set_config('statement_timeout', '0', true), set_config('lock_timeout', ${patience}, true),
        set_config('plan_cache_mode', 'force_generic_plan', true)
      from event_places for update skip locked`;
    if (!places) return "elsewhere";
    const next = await nextWaiting(transaction, most);
    const waiting = next.map(({ id }) => id);
    // Loading the skills takes another connection. No row is locked yet, because transactions waiting for such a lock could
    // have taken the last connection.
    const skills = await skillIndexFor(
      next.map(({ kind }) => kind),
      matching,
    );
    const fitting = await fittingAt(transaction, waiting, skills);
    const members = await lockConcerned(transaction, next, fitting);
    const placed = await transaction<{ id: number; isTold: boolean }[]>`
      with placed as (
        update events set place = ${places.last} + nth
        from unnest(${waiting}::int[]) with ordinality waiting (id, nth)
        where events.id = waiting.id returning events.*, not data ? 'quiet' as is_told
      ), counted as (update event_places set last = last + ${waiting.length}),
      queued as (
        insert into webhook_deliveries (webhook_id, kind, post_id, comment_id, at)
        select webhooks.id, placed.kind, post_id, comment_id, at
        from placed join webhooks on webhooks.state = 'on' and placed.kind = any(webhooks.kinds)
        where is_told and post_id is not null order by place, webhooks.id
      )
      select id, is_told from placed`;
    const told = placed.flatMap(({ id, isTold }) => (isTold ? [id] : []));
    if (told.length > 0)
      await notifyReceivers(transaction, told, await newFittingMembers(transaction, fitting, members), members);
    return placed.length;
  });
  return delivering.catch((error) => {
    if (error.code === ranOutOfPatience) return "elsewhere";
    throw error;
  });
}

/** Skips the oldest waiting event, because it can't be delivered. */
export async function skipOldestWaiting(database: Connection): Promise<void> {
  await database`
    with counted as (update event_places set last = last + 1 returning last)
    update events set place = last from counted
    where id = (select min(id) from events where place is null)`;
}

type Waiting = { id: number; kind: EventKind; postId: number | null; commentId: number | null };

const nextWaiting = (transaction: Connection, most: number) => transaction<Waiting[]>`
  select id, kind, post_id, comment_id from events where place is null order by id limit ${most}`;

/**
 * Locks the actors and receivers, then the posts, then the comments, in the order of all writers, so that no deadlock is
 * possible. Returns the members that still exist; only they are told.
 */
async function lockConcerned(transaction: Connection, waiting: readonly Waiting[], fitting: readonly FittingMembers[]) {
  const posts = waiting.flatMap(({ postId }) => postId ?? []);
  const held = await transaction<{ id: number }[]>`
    with batch as materialized (select * from events where id = any(${waiting.map(({ id }) => id)}::int[])),
    people as materialized (
      select user_id as id from (${receivers(transaction, fitting)}) receivers
      union select actor_id from batch union select member_id from batch
    )
    select id from users where id in (select id from people) order by id for key share of users`;
  if (posts.length > 0) await transaction`select from posts where id = any(${posts}) order by id for key share`;
  const comments = waiting.flatMap(({ commentId }) => commentId ?? []);
  if (comments.length > 0)
    await transaction`select from comments where id = any(${comments}) order by id for key share`;
  return held.map(({ id }) => id);
}

/** Whether any event waits to be delivered. */
export async function hasWaitingEvents(database: Connection): Promise<boolean> {
  const { count } = await database`select from events where place is null limit 1`;
  return count > 0;
}

/** The number of waiting events, and the age of the oldest in seconds. */
export async function waitingEvents(database: Connection): Promise<{ count: number; seconds: number }> {
  const [row] = await database<[{ count: number; seconds: number }]>`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(at)), 0)::float as seconds
    from events where place is null`;
  return row;
}
