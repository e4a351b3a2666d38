import type { Connection, Fragment } from "./connection.ts";

/** A timestamp inside JSON made in SQL, in the format of all others: UTC, to the millisecond. */
export const momentJson = (database: Connection, moment: Fragment): Fragment => database`
  to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
