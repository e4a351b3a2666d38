import type { Connection, Fragment } from "../database/connection.ts";

/** Whether all conditions hold, in SQL. */
export const allOf = (database: Connection, conditions: Iterable<Fragment>): Fragment =>
  [...conditions].reduce((all, each) => database`${all} and ${each}`, database`true`);

/** Whether all values of a filter hold, given the condition for one, in SQL. */
export type EveryValue = (holds: (value: Fragment) => Fragment) => Fragment;

/** Of a list's chosen ids. */
export const everyOf =
  (database: Connection, ids: readonly number[]): EveryValue =>
  (holds) =>
    allOf(
      database,
      ids.map((id) => holds(database`${id}::bigint`)),
    );
