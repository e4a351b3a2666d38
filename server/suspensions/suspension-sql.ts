import type { Connection } from "../database/connection.ts";

/** Whether a `suspensions` row is in effect, in SQL. */
export const isInEffect = (database: Connection) => database`(ends_at is null or ends_at > now())`;
