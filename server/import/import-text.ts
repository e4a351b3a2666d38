import type { Connection, Fragment } from "../database/connection.ts";

// Whitespace that isn't in every locale's \s: the non-breaking kinds.
const blank = "[\\s\\u00a0\\u2007\\u202f\\ufeff]";

/** A column normalised as `line` does, in SQL: each run of whitespace becomes one blank. */
export const lineIn = (sql: Connection, column: Fragment) => sql`
  case when ${column} ~ ${`${blank}{2}|(?! )${blank}`} then regexp_replace(${column}, ${`${blank}+`}, ' ', 'g') else ${column} end`;

/** A file's text as one line for a terminal, without control and format characters. */
export const singleLine = (text: string) => text.trim().replace(/\p{C}+|\s+/gu, " ");

const shownMax = 60;

/** A file's value for a terminal, at most 60 characters of it. */
export function shortened(value: unknown): string {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
  const signs = [...singleLine(text)];
  return signs.length > shownMax ? `${signs.slice(0, shownMax).join("")}…` : signs.join("");
}
