import type { Fragment, Transaction } from "../database/connection.ts";

// Not every locale's \s has those that break no line.
const blank = "[\\s\\u00a0\\u2007\\u202f\\ufeff]";

/** What stands in a column as `line` reads it from a file: blanks and breaks in it are one blank each. */
export const lineIn = (sql: Transaction, column: Fragment) => sql`
  case when ${column} ~ ${`${blank}{2}|(?! )${blank}`} then regexp_replace(${column}, ${`${blank}+`}, ' ', 'g') else ${column} end`;
