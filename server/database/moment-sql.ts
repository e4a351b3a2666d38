import type { Connection, Fragment } from "./connection.ts";

/** A moment inside JSON that is made in SQL, written as all others are: in UTC, to the millisecond. */
export const momentJson = (database: Connection, moment: Fragment): Fragment => database`
  to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
