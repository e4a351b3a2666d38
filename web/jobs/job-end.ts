import { dayOfThisYear } from "#messages/formats.ts";

const day = 86_400_000;

/** In whole days; 1 on the last day. */
export const daysLeftOf = (expiresAt: string, now = Date.now()) =>
  Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / day));

/** The day on which the job leaves the list, in the reader's time zone, worded as in mails. */
export const endOf = ({ expiresAt }: { expiresAt: string }) => dayOfThisYear(new Date(expiresAt));

/** False for a held job whose end has passed: approval sets a new end. */
export const isEndAhead = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) > Date.now();
