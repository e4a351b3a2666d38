import { hourDefault, weekdayDefault } from "../../contract/notifications/notification-settings.ts";
import type { Connection } from "../database/connection.ts";
import { universal } from "../mail/time-zones.ts";
import { beginningOf, dayAt, type LetterTime, lastLetters } from "./letter-times.ts";

/** The rhythms of digests that members can choose. */
export type LetterRhythm = "daily" | "weekly";

/** A member whose digest is due, and whether it is their first. */
export type DueLetter = { memberId: number; isFirst: boolean };

/**
 * The next members whose digests of a rhythm are due by a time (ISO 8601) in their time zones: news from before the due time
 * wait for them, and their last digest is older than it.
 */
export async function dueLetters(
  transaction: Connection,
  rhythm: LetterRhythm,
  by: string,
  most: number,
): Promise<DueLetter[]> {
  const times = await letterTimes(transaction);
  const dueAt = times.map((time) => lastLetters(by, time)[rhythm]);
  const last = transaction(`${rhythm}_at`);
  return transaction<DueLetter[]>`
    with times as (
      select * from unnest(${times.map(({ timeZone }) => timeZone)}::text[], ${times.map(({ hour }) => hour)}::int[],
        ${times.map(({ weekday }) => weekday)}::int[], ${times.map(({ timeZone }) => dayAt(by, timeZone))}::date[],
        ${dueAt}::timestamptz[]) times (zone, letter_hour, letter_weekday, today, due_at)
    ), waiting as (
      select user_id, min(events.at) as since
      from entry_events join entries on entries.id = entry_id join events on events.id = event_id
      where entry_events.mail <> 'done' and mail_due_at is null and unread group by user_id
    )
    select waiting.user_id as member_id, letters.first_at is null as is_first
    from waiting left join notification_settings settings using (user_id) left join letters using (user_id)
      join times on zone = coalesce(time_zone, ${universal}) and letter_hour = coalesce(hour, ${hourDefault})
        and letter_weekday = coalesce(weekday, ${weekdayDefault})
    where since <= due_at and (paused_until is null or paused_until <= today) and (letters.${last} is null or letters.${last} < due_at)
    order by waiting.user_id limit ${most}`;
}

/**
 * After a change of their settings, a member's next digests are due at future hours; a new hour earlier today hasn't been
 * missed.
 */
export async function skipMissedLetters(transaction: Connection, memberId: number): Promise<void> {
  await transaction`
    insert into letters (user_id, daily_at, weekly_at) values (${memberId}, now(), now())
    on conflict (user_id) do update set daily_at = greatest(letters.daily_at, excluded.daily_at),
      weekly_at = greatest(letters.weekly_at, excluded.weekly_at)`;
}

/** After members end their pauses, puts everything that came meanwhile and is still unread into their next digest. */
export async function collectAfterPause(transaction: Connection, members: readonly number[]): Promise<void> {
  await transaction`
    update entry_events set mail = 'letter', mail_due_at = null from entries
    where entries.id = entry_id and user_id = any(${[...members]}::int[]) and unread and mail <> 'done'`;
  await transaction`
    insert into letters (user_id, daily_at) select unnest(${[...members]}::int[]), now()
    on conflict (user_id) do update set daily_at = excluded.daily_at`;
}

/** Ends the pauses that are over by a time; the next digest is the first one due on that day. Returns the members. */
export async function endPauses(transaction: Connection, by: string): Promise<number[]> {
  const paused = await transaction<{ userId: number; timeZone: string | null; pausedUntil: string }[]>`
    select user_id, time_zone, paused_until from notification_settings
    where paused_until <= (${by}::timestamptz at time zone 'UTC')::date + 1`;
  const over = paused.filter(({ timeZone, pausedUntil }) => dayAt(by, timeZone ?? universal) >= pausedUntil);
  const members = over.map(({ userId }) => userId);
  if (members.length === 0) return members;
  await transaction`update notification_settings set paused_until = null where user_id = any(${members})`;
  await collectAfterPause(transaction, members);
  // The digests of paused days are skipped. One due at midnight belongs to the new day.
  const before = over.map(({ timeZone, pausedUntil }) => beginningOf(pausedUntil, timeZone ?? universal));
  await transaction`
    update letters set daily_at = ended - interval '1 second'
    from unnest(${members}::int[], ${before}::timestamptz[]) over (id, ended) where user_id = id`;
  return members;
}

/** All digest times that anyone has. */
const letterTimes = (database: Connection) => database<LetterTime[]>`
  select coalesce(time_zone, ${universal}) as time_zone, hour::int, weekday::int from notification_settings group by 1, 2, 3
  union select ${universal}::text, ${hourDefault}::int, ${weekdayDefault}::int`;

/** Records that digests were written for `members`, and to whom of these they were `sent`. */
export async function noteLetters(
  transaction: Connection,
  {
    rhythm,
    by,
    members,
    sent,
  }: { rhythm: LetterRhythm; by: string; members: readonly number[]; sent: readonly number[] },
): Promise<void> {
  const last = transaction(`${rhythm}_at`);
  await transaction`
    insert into letters (user_id, ${last}, first_at)
    select id, ${by}::timestamptz, case when id = any(${[...sent]}::int[]) then ${by}::timestamptz end
    from unnest(${[...members]}::int[]) id
    on conflict (user_id) do update set ${last} = excluded.${last}, first_at = coalesce(letters.first_at, excluded.first_at)`;
}
