import type { Connection } from "../database/connection.ts";
import type { Mail } from "./mailer.ts";

export const queues = { waiting: "mail", failed: "mail-failed", recoveries: "recovery" };

/** The priority of urgent mails in the queue. */
export const urgency = 1;

export type FailedMail = Mail & { reason?: string };

/** Lets the queue run its statements in our transaction. */
export const within = (database: Connection) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const textOid = 25;
    const rows = await database.unsafe(
      text,
      values.map((value) => (typeof value === "string" ? database.typed(value as never, textOid) : value) as never),
    );
    return { rows: [...rows] };
  },
});
