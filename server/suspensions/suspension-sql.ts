import type { Connection } from "../database/connection.ts";

/** Whether a `suspensions` row keeps its member out at this moment, in SQL. */
export const isOn = (database: Connection) => database`(ends_at is null or ends_at > now())`;
