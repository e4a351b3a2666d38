import { Temporal } from "temporal-polyfill";

/** When a member wants letters: 1 is Monday. */
export type LetterTime = { timeZone: string; hour: number; weekday: number };

/** The zone of who told none. */
export const universal = "UTC";

const daysInWeek = 7;

/**
 * The last moments at which a daily and a weekly letter were due by a moment (ISO 8601). An hour that the clock skips is the
 * next one, of one that it has twice the first counts.
 */
export function lastLetters(by: string, { hour, weekday, ...told }: LetterTime): { daily: string; weekly: string } {
  const timeZone = known(told.timeZone);
  const now = Temporal.Instant.from(by);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
  const last = (day: Temporal.PlainDate, days: number) =>
    String(Temporal.Instant.compare(at(day), now) > 0 ? at(day.subtract({ days })) : at(day));
  const sinceWeekday = (today.dayOfWeek - weekday + daysInWeek) % daysInWeek;
  return { daily: last(today, 1), weekly: last(today.subtract({ days: sinceWeekday }), daysInWeek) };
}

/** The moment at which a day begins somewhere. */
export const beginningOf = (day: string, timeZone: string): string =>
  String(Temporal.PlainDate.from(day).toZonedDateTime(known(timeZone)).toInstant());

/** The day that it is somewhere at a moment. */
export const dayAt = (by: string, timeZone: string): string =>
  String(Temporal.Instant.from(by).toZonedDateTimeISO(known(timeZone)).toPlainDate());

type Pause = { pausedUntil: string | null; timeZone: string | null };

/** Whether a member wants no news at a moment (ISO 8601): until the day on which their pause ends begins where they are. */
export const isPausedAt = (by: string, { pausedUntil, timeZone }: Pause): boolean =>
  pausedUntil !== null && dayAt(by, timeZone ?? universal) < pausedUntil;

/** One that was taken once and isn't known any more keeps no letter of anybody from leaving. */
function known(timeZone: string): string {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);
    return timeZone;
  } catch {
    return universal;
  }
}
