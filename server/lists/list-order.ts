import type { Connection, Fragment } from "../database/connection.ts";

export type Searchable = "jobs" | "projects" | "questions" | "companies" | "skills" | "users";

/** Kinds that are listed by name, all others newest first. */
export const isByName = (kind: Searchable) => kind === "companies" || kind === "skills" || kind === "users";

/**
 * Never leaves two records in doubt, so that no page repeats or skips one. By name means without case and accents, as the
 * stored keys are; the exact name decides between equals.
 */
export function orderOf(database: Connection, kind: Searchable, from: "start" | "end" = "start"): Fragment {
  const isForward = (from === "start") === isByName(kind);
  const way = isForward ? database`asc` : database`desc`;
  if (kind === "users") {
    return database`sort_key ${way}, last_name collate "C" ${way}, first_name collate "C" ${way}, id ${way}`;
  }
  if (isByName(kind)) return database`sort_key ${way}, name collate "C" ${way}, id ${way}`;
  return database`created_at ${way}, id ${way}`;
}

/** Whether a row is in lists at all, in SQL: what a suspended member wrote is in none. */
export const isListed = (database: Connection, kind: Searchable): Fragment =>
  kind === "companies" || kind === "skills" ? database`true` : database`not hidden`;

export function titleOf(database: Connection, kind: Searchable): Fragment {
  if (kind === "users") return database`concat_ws(' ', first_name, last_name)`;
  return isByName(kind) ? database`name` : database`title`;
}
