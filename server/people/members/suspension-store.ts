import type { Suspension } from "../../../contract/people/members.ts";
import type { Connection } from "../../database/connection.ts";
import { HttpProblem, invalid, notFound, says } from "../../http/problems.ts";

/** The suspension that keeps a member out at this moment, if any. */
export async function suspensionOf(database: Connection, userId: number): Promise<Suspension | null> {
  const [suspension] = await database<Suspension[]>`
    select reason, created_at, ends_at from suspensions where user_id = ${userId} and ${isOn(database)}`;
  return suspension ?? null;
}

/** Whether a `suspensions` row keeps its member out at this moment, in SQL. */
export const isOn = (database: Connection) => database`(ends_at is null or ends_at > now())`;

/**
 * Keeps out a member whom the transaction holds, in place of what kept them out before, and logs every device out.
 * `endsOn` is a day, YYYY-MM-DD. Throws invalid on that field where it is not in the future.
 */
export async function suspend(
  transaction: Connection,
  userId: number,
  { reason, endsOn }: { reason: string; endsOn: string | null },
): Promise<Suspension> {
  await transaction`update suspensions set ends_at = now() where user_id = ${userId} and ${isOn(transaction)}`;
  const [suspension] = await transaction<Suspension[]>`
    insert into suspensions (user_id, reason, ends_at)
    select ${userId}::int, ${reason}, ends_at from (select ${endsOn}::date::timestamptz as ends_at) given
    where ${isOn(transaction)} returning reason, created_at, ends_at`;
  if (!suspension) throw invalid({ endsOn: says("dayAfterToday") });
  await transaction`delete from sessions where user_id = ${userId}`;
  await hideOrShow(transaction, userId);
  return suspension;
}

/** Lets a member in again. Throws not-found where nothing keeps them out. */
export async function lift(transaction: Connection, userId: number): Promise<void> {
  const lifted = await transaction`
    update suspensions set ends_at = now() where user_id = ${userId} and ${isOn(transaction)}`;
  if (lifted.count === 0) throw notFound("suspension");
  await hideOrShow(transaction, userId);
}

/** While a suspension is on, the member's profile, posts and comments are there for staff alone. */
const hideOrShow = (transaction: Connection, userId: number) => transaction`select hide_while_suspended(${userId})`;

/**
 * Shows again what was hidden by suspensions that have ended by a moment (ISO 8601), and hides what should be: a process of the
 * version before, while the board is upgraded, hides nothing. Done by several at once, it is done once; members are held before
 * the first is turned, and who is held comes in or is suspended at this moment, which does the same. Returns who was turned.
 */
export async function catchUpWithSuspensions(
  database: Connection,
  by: string,
): Promise<{ id: number; hidden: boolean }[]> {
  await database`update suspensions set ends_at = now() where ends_at > now() and ends_at <= ${by}`;
  const turned = await database<{ id: number }[]>`
    select id, hide_while_suspended(id) from unnest(array(
      select id from users
      where id in (
        select id from users where hidden and not exists (
          select from suspensions where user_id = users.id and ${isOn(database)})
        union
        select user_id from suspensions where ${isOn(database)} and not (select hidden from users where id = user_id)
      ) for update skip locked
    )) id`;
  return database`select id, hidden from users where id = any(${turned.map(({ id }) => id)}) order by id`;
}

/** Writes into the search's indexes what turned posts left waiting beside them: else whoever posts next would wait for that. */
export async function catchUpWithSearch(database: Connection): Promise<void> {
  await database`
    select gin_clean_pending_list(pg_class.oid) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid in ('jobs'::regclass, 'projects'::regclass, 'questions'::regclass, 'users'::regclass)`;
}

/**
 * Notes that a member comes in, and holds them until the transaction ends: who is suspended at this moment comes too late,
 * or loses the session again. Throws forbidden, with the reason and the end, where they are kept out.
 */
export async function letIn(transaction: Connection, userId: number): Promise<void> {
  const [user] = await transaction<{ hidden: boolean }[]>`
    update users set last_seen_at = now() where id = ${userId} returning hidden`;
  const suspension = await suspensionOf(transaction, userId);
  if (!suspension && user?.hidden) await hideOrShow(transaction, userId);
  if (!suspension) return;
  throw new HttpProblem(403, "suspended", says("suspended", suspension.reason, suspension.endsAt));
}
