import type { UserQuery } from "../../../contract/people/user-filters.ts";
import type { Circle } from "../../../contract/rights.ts";
import type { Connection } from "../../database/connection.ts";
import { allOf, chosenFilters } from "../../people/users/user-selection.ts";
import { circleJson } from "../../visibility/field-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";
import type { TextFinds } from "./text-finds.ts";

type Asking = { id: number; memberId: number; asked: UserQuery };

/** So many searches with filters are asked for in one statement. */
const atOnce = 200;

/** What each search of members finds among some, by the list's filters as its owner sees the others. */
export async function userFinder(
  transaction: Connection,
  ids: readonly number[],
  texts: TextFinds,
  searches: readonly Asking[],
): Promise<(search: Asking) => readonly number[]> {
  const circles = await circlesOf(
    transaction,
    searches.map(({ memberId }) => memberId),
  );
  const filtered = searches.flatMap(({ id, memberId, asked: query }) => {
    const circle = circles.get(memberId);
    if (!circle) return [];
    const filters = chosenFilters(transaction, { query, circle, forgiving: false });
    return filters.size > 0 ? [{ id, passes: allOf(transaction, filters.values()) }] : [];
  });
  const found = new Map(filtered.map(({ id }) => [id, new Set<number>()]));
  for (let from = 0; from < filtered.length; from += atOnce) {
    const [first, ...others] = filtered.slice(from, from + atOnce).map(
      ({ id, passes }) => transaction`
        select ${id}::int as search_id, users.id from users
        where users.id = any(${[...ids]}::int[]) and ${isVisible(transaction, "users")} and ${passes}`,
    );
    if (!first) continue;
    const rows = await transaction<{ searchId: number; id: number }[]>`
      ${others.reduce((all, each) => transaction`${all} union all ${each}`, first)}`;
    for (const { searchId, id } of rows) found.get(searchId)?.add(id);
  }
  return ({ id, asked: { search } }) => {
    const [typed, chosen] = [search === "" ? null : (texts.get(search) ?? new Set<number>()), found.get(id)];
    return ids.filter((each) => (typed?.has(each) ?? true) && (chosen?.has(each) ?? true));
  };
}

async function circlesOf(transaction: Connection, members: readonly number[]): Promise<Map<number, Circle>> {
  const rows = await transaction<{ id: number; circle: Circle }[]>`
    select id, ${circleJson(transaction)} as circle from users where id = any(${[...new Set(members)]}::int[])`;
  return new Map(rows.map(({ id, circle }) => [id, circle]));
}
