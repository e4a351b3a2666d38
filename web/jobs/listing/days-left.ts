import { calendarDayOfYear } from "#messages/days.ts";

const day = 86_400_000;

/** In whole days; 1 on the last day. */
export const daysLeftOf = (expiresAt: string, now = Date.now()) =>
  Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / day));

/** The day on which it leaves the list, as mails name it, the same in every time zone. */
export const endOf = ({ expiresAt }: { expiresAt: string }) => calendarDayOfYear(new Date(expiresAt));

/** False for a job that waits for the team past its end, which is set anew when it is approved. */
export const isEndAhead = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) > Date.now();
