import * as days from "#messages/formats.ts";

/** The heading of a day in a list by days: `Today`, `Yesterday` or the date, in the reader's time zone. */
export function dayName(date: Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  if (isToday(date)) return days.today;
  return date.toDateString() === yesterday.toDateString() ? days.yesterday : days.day(date);
}

export const isToday = (date: Date) => date.toDateString() === new Date().toDateString();
