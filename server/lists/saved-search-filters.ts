import type { Connection, Fragment } from "../database/connection.ts";
import { allOf, type EveryValue } from "./filter-sql.ts";

/** The chosen values of some filters of a saved search, null if nothing is chosen. */
export const filterValuesBySearch = <Name extends string>(
  query: Record<Name, readonly (string | number)[]>,
  names: readonly Name[],
): Record<Name, (string | number)[] | null> =>
  Object.fromEntries(names.map((name) => [name, query[name].length > 0 ? [...query[name]] : null])) as never;

/**
 * Whether a row passes all filters of a saved search, a row of the query `asked`, in SQL. A filter is chosen if the column of its
 * name isn't null, or the one in `columns`.
 */
export const passesFilter = (
  database: Connection,
  filters: Record<string, Fragment>,
  columns: Record<string, string> = {},
): Fragment =>
  allOf(
    database,
    Object.entries(filters).map(
      ([name, passes]) => database`(asked.${database(columns[name] ?? name)} is null or ${passes})`,
    ),
  );

/** Of the skills of a saved search. */
export const skillsBySearch =
  (database: Connection): EveryValue =>
  (holds) =>
    database`not exists (select from unnest(asked.skill) wanted (skill) where not ${holds(database`wanted.skill`)})`;
