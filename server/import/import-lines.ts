import type { Fragment, Transaction } from "../database/connection.ts";

/** What stands in a column as `line` reads it from a file: blanks and breaks in it are one blank each. */
export const lineIn = (sql: Transaction, column: Fragment) => sql`
  case when ${column} ~ '\\s\\s|[^\\S ]' then regexp_replace(${column}, '\\s+', ' ', 'g') else ${column} end`;
