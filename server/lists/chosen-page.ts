import type { ListQuery } from "../../contract/interface/lists.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** The matching rows of a list, in SQL: a query of their `id` and of what `order` names. */
export type Chosen = {
  rows: Fragment;
  order: Fragment;
  /** Whether reading the rows twice would cost a search twice. */
  isSearched: boolean;
};
export type ChosenPage = { ids: number[]; total: number };
type Paging = Pick<ListQuery, "page" | "limit">;

/**
 * The ids of a page of matching rows, and the number of all. Without a search both are planned by themselves: the page walks
 * the order's index until it is full, while the number is counted from an index alone.
 */
export async function pageOfChosen(
  database: Connection,
  { rows, order, isSearched }: Chosen,
  paging: Paging,
): Promise<ChosenPage> {
  const [page] = await database<[ChosenPage]>`
    with chosen as ${isSearched ? database`materialized` : database`not materialized`} (${rows})
    select (select count(*)::int from chosen) as total, array(
      select id from chosen order by ${order} ${stretchOf(database, paging)}) as ids`;
  return page;
}

/** The part of an order that a page shows, in SQL. The limit is a literal, since generic plans take a parameter for many rows. */
export const stretchOf = (database: Connection, { page, limit }: Paging): Fragment =>
  page === 1
    ? database`limit ${database.unsafe(String(limit))}`
    : database`limit ${database.unsafe(String(limit))} offset ${(page - 1) * limit}::bigint`;

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
