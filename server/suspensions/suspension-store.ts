import type { Suspension } from "../../contract/people/members.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import type { Connection } from "../database/connection.ts";
import { endGrants } from "../grants/grant-store.ts";
import { HttpProblem, invalid, notFound, says } from "../http/problems.ts";
import { hideOrShow } from "./suspension-hiding-store.ts";
import { isInEffect } from "./suspension-sql.ts";

/** Whether a `users` row is still hidden although its suspension has ended, in SQL. */
const isOver = (database: Connection) => database`
  (suspended and not exists (select from suspensions where user_id = users.id and ${isInEffect(database)}))`;

/** The suspension in effect, if any. */
export async function suspensionOf(database: Connection, userId: number): Promise<Suspension | null> {
  const [suspension] = await database<Suspension[]>`
    select reason, created_at, ends_at from suspensions where user_id = ${userId} and ${isInEffect(database)}`;
  return suspension ?? null;
}

/**
 * Suspends a locked member, replacing a former suspension, and ends all sessions. `endsOn` is a date (YYYY-MM-DD). Throws
 * invalid on that field where it isn't in the future.
 */
export async function suspend(
  transaction: Connection,
  userId: number,
  { reason, endsOn }: { reason: string; endsOn: string | null },
): Promise<Suspension> {
  const [, [suspension]] = await Promise.all([
    transaction`update suspensions set ends_at = now() where user_id = ${userId} and ${isInEffect(transaction)}`,
    transaction<Suspension[]>`
      insert into suspensions (user_id, reason, ends_at)
      select ${userId}::int, ${reason}, ends_at from (select ${endsOn}::date::timestamptz as ends_at) given
      where ${isInEffect(transaction)} returning reason, created_at, ends_at`,
  ]);
  if (!suspension) throw invalid({ endsOn: says("dayAfterToday") });
  await Promise.all([
    transaction`delete from sessions where user_id = ${userId}`,
    endGrants(transaction, userId, { feeds: true }),
    transaction`delete from still_open_tokens where user_id = ${userId}`,
    transaction`
      update entry_events set mail = 'done', mail_due_at = null, push_due_at = null from entries
      where entries.id = entry_id and user_id = ${userId} and mail <> 'done'`,
  ]);
  await hideOrShow(transaction, [userId]);
  return suspension;
}

/** Lifts a suspension. Throws not-found if none is in effect. */
export async function endSuspensionOf(transaction: Connection, userId: number): Promise<void> {
  const lifted = await transaction`
    update suspensions set ends_at = now() where user_id = ${userId} and ${isInEffect(transaction)}`;
  if (lifted.count === 0) throw notFound("suspension");
  await hideOrShow(transaction, [userId]);
}

/**
 * Shows again what suspensions hid that ended by a time (ISO 8601). Members locked by others are skipped: they are logging in
 * or being suspended, which does the same. Returns the affected members.
 */
export async function endExpiredSuspensions(transaction: Connection, by: string): Promise<number[]> {
  await lockVerification(transaction);
  await transaction`update suspensions set ends_at = now() where ends_at > now() and ends_at <= ${by}`;
  const held = await transaction<{ id: number }[]>`
    select id from users
    where ${isOver(transaction)} order by id for no key update skip locked`;
  const members = held.map(({ id }) => id);
  if (members.length > 0) await hideOrShow(transaction, members);
  return members;
}

/**
 * Records a member's log-in and locks their row, so that a concurrent suspension either prevents the log-in or ends its
 * session. Throws forbidden with reason and end where the member is suspended.
 */
export async function noteLogIn(transaction: Connection, userId: number): Promise<void> {
  const [back] = await transaction`select from users where id = ${userId} and ${isOver(transaction)}`;
  if (back) await lockVerification(transaction);
  const [user] = await transaction<{ suspended: boolean }[]>`
    update users set last_seen_at = now() where id = ${userId} returning suspended`;
  const suspension = await suspensionOf(transaction, userId);
  if (!suspension && user?.suspended) await hideOrShow(transaction, [userId]);
  if (!suspension) return;
  throw new HttpProblem(403, "suspended", says("suspended", suspension.reason, suspension.endsAt));
}
