import { calendarDayOfYear } from "#messages/days.ts";

const day = 86_400_000;

/** On its last day one is left. */
export const daysLeftOf = (expiresAt: string, now = Date.now()) =>
  Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / day));

/** The day on which it leaves the list, the same for all, as mails name it. */
export const endOf = ({ expiresAt }: { expiresAt: string }) => calendarDayOfYear(new Date(expiresAt));
