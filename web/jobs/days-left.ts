import { dayOfThisYear } from "#messages/formats.ts";

const day = 86_400_000;

/** In whole days; 1 on the last day. */
export const daysLeftOf = (expiresAt: string, now = Date.now()) =>
  Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / day));

/** The reader's own day on which it leaves the list, as mails name it. */
export const endOf = ({ expiresAt }: { expiresAt: string }) => dayOfThisYear(new Date(expiresAt));

/** False for a job that waits for the team past its end, which is set anew when it is approved. */
export const isEndAhead = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) > Date.now();
