import type { Fragment, Transaction } from "../database/connection.ts";

// Whitespace that isn't in every locale's \s: the non-breaking kinds.
const blank = "[\\s\\u00a0\\u2007\\u202f\\ufeff]";

/** A column normalised as `line` does, in SQL: each run of whitespace becomes one blank. */
export const lineIn = (sql: Transaction, column: Fragment) => sql`
  case when ${column} ~ ${`${blank}{2}|(?! )${blank}`} then regexp_replace(${column}, ${`${blank}+`}, ' ', 'g') else ${column} end`;
