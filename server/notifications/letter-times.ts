import { Temporal } from "temporal-polyfill";
import { knownTimeZone, universal } from "../mail/time-zones.ts";

/** When a member gets digests; weekday 1 is Monday. */
export type LetterTime = { timeZone: string; hour: number; weekday: number };

const daysInWeek = 7;

/**
 * The last times at which a daily and a weekly digest were due by a time (ISO 8601). An hour skipped by the clock is due an
 * hour later; of a repeated hour the first counts.
 */
export function lastLetters(by: string, { hour, weekday, ...told }: LetterTime): { daily: string; weekly: string } {
  const timeZone = knownTimeZone(told.timeZone);
  const now = Temporal.Instant.from(by);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
  const last = (day: Temporal.PlainDate, days: number) =>
    String(Temporal.Instant.compare(at(day), now) > 0 ? at(day.subtract({ days })) : at(day));
  const sinceWeekday = (today.dayOfWeek - weekday + daysInWeek) % daysInWeek;
  return { daily: last(today, 1), weekly: last(today.subtract({ days: sinceWeekday }), daysInWeek) };
}

/** The time at which a day begins in a time zone. */
export const beginningOf = (day: string, timeZone: string): string =>
  String(Temporal.PlainDate.from(day).toZonedDateTime(knownTimeZone(timeZone)).toInstant());

/** The date in a time zone at a time. */
export const dayAt = (by: string, timeZone: string): string =>
  String(Temporal.Instant.from(by).toZonedDateTimeISO(knownTimeZone(timeZone)).toPlainDate());

type Pause = { pausedUntil: string | null; timeZone: string | null };

/**
 * Whether a member's notifications are paused at a time (ISO 8601): until the day of the pause's end begins in their time zone.
 */
export const isPausedAt = (by: string, { pausedUntil, timeZone }: Pause): boolean =>
  pausedUntil !== null && dayAt(by, timeZone ?? universal) < pausedUntil;
