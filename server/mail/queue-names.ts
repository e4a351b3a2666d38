import type { Mail } from "./mailer.ts";

export const queues = { waiting: "mail", failed: "mail-failed", recoveries: "recovery" };

/** The priority of urgent mails in the queue. */
export const urgency = 1;

export type FailedMail = Mail & { reason?: string };
