import * as messages from "#messages/morning.ts";

const day = 86_400_000;

/** How many entries are unread and since when, by days in the reader's time zone. */
export function thingsSince(count: number, oldest: Date, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(oldest)) / day);
  if (days <= 0) return messages.newThings.today(count);
  if (days === 1) return messages.newThings.yesterday(count);
  return messages.newThings[days < 7 ? "lately" : "earlier"](count, oldest);
}

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);
