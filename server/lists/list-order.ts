import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isListed as isPostListed, isVisible } from "../visibility/visibility.ts";

/** The table that a list's rows stand in. */
export const tableOf = (kind: ListKind) => tables[kind as keyof typeof tables] ?? "posts";
const tables = { skill: "skills", user: "users", cohort: "cohorts" } as const;

/** Kinds that are found by name, all others newest first. */
export const isByName = (kind: ListKind) => kind === "company" || kind in tables;

/**
 * Never leaves two records in doubt, so that no page repeats or skips one. By name means without case and accents, as the
 * indexed keys are; the exact name decides between equals.
 */
export function orderOf(database: Connection, kind: ListKind, from: "start" | "end" = "start"): Fragment {
  const isForward = (from === "start") === isByName(kind);
  const way = isForward ? database`asc` : database`desc`;
  if (!isByName(kind)) return database`created_at ${way}, id ${way}`;
  if (kind === "user") {
    return database`sort_key ${way}, last_name collate "C" ${way}, first_name collate "C" ${way}, id ${way}`;
  }
  if (kind === "cohort") {
    const latest = isForward ? database`desc nulls last` : database`asc nulls first`;
    return database`ends_on ${latest}, sort_key ${way}, name collate "C" ${way}, id ${way}`;
  }
  if (kind === "skill") return database`sort_key ${way}, name collate "C" ${way}, id ${way}`;
  return database`sort_key_of(title) ${way}, title collate "C" ${way}, id ${way}`;
}

/** Whether a row of its table is in the list, in SQL: as the list's index has it, so that pages are found in that alone. */
export function isListed(database: Connection, kind: ListKind): Fragment {
  if (kind === "skill" || kind === "cohort") return database`true`;
  if (kind === "user") return isVisible(database, "users");
  // The kind as a word of the statement: a plan for any kind doesn't know that companies have an index of their own.
  if (kind === "company") return database`kind = 'company' and ${isVisible(database, "posts")}`;
  return database`kind = ${kind} and ${isPostListed(database, "posts")}`;
}
