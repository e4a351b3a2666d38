import type { ListKind } from "../../contract/interface/lists.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { searchedKinds } from "../search-index/search-kinds.ts";
import { isListed as isPostListed, isVisible } from "../visibility/visibility.ts";

/** The table of a list's rows. */
export const tableOf = (kind: ListKind) => searchedKinds[kind].table;

/**
 * A total order, so that pages never repeat or skip a row. Names are compared by the indexed keys, without case and accents;
 * the exact name decides between equals.
 */
export function listOrder(database: Connection, kind: ListKind): Fragment {
  if (!searchedKinds[kind].byName) return database`created_at desc, id desc`;
  if (kind === "user") {
    return database`sort_key, last_name collate "C", first_name collate "C", id`;
  }
  if (kind === "cohort") {
    return database`ends_on desc nulls last, sort_key, name collate "C", id`;
  }
  if (kind === "skill") return database`sort_key, name collate "C", id`;
  return database`sort_key_of(title), title collate "C", id`;
}

/**
 * Whether a row is in the list, in SQL: exactly the predicate of the list's partial index, so that index-only scans find the
 * pages.
 */
export function isListed(database: Connection, kind: ListKind): Fragment {
  if (kind === "skill" || kind === "cohort") return database`true`;
  if (kind === "user") return isVisible(database, "users");
  // The kind is a literal, not a parameter: a generic plan couldn't use the companies' own partial index.
  if (kind === "company") return database`kind = 'company' and ${isVisible(database, "posts")}`;
  return database`kind = ${kind} and ${isPostListed(database, "posts")}`;
}
