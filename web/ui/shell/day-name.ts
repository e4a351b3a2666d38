import * as days from "#messages/formats.ts";

const day = 86_400_000;

/**
 * How many midnights in the reader's time zone lie between `now` and a moment at least a day ago, so that "yesterday" means
 * the calendar day.
 */
export function midnightsSince(moment: string, now: number): number {
  const beginning = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  // Days on which clocks change have 23 or 25 hours, hence rounding; on a 25-hour day a moment 24 hours ago may be of the
  // same day, hence at least 1.
  return Math.max(1, Math.round((beginning(now) - beginning(Date.parse(moment))) / day));
}

/** The heading of a day in a list by days: `Today`, `Yesterday` or the date, in the reader's time zone. */
export function dayName(date: Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  if (isToday(date)) return days.today;
  return date.toDateString() === yesterday.toDateString() ? days.yesterday : days.day(date);
}

export const isToday = (date: Date) => date.toDateString() === new Date().toDateString();

/** Today in the reader's time zone, YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
