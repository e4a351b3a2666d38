import type { UserQuery } from "../../contract/people/users.ts";
import type { Circle } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { filterValuesBySearch, passesFilter, skillsBySearch } from "../lists/saved-search-filters.ts";
import { searchedPlace, userFilters } from "../people/user-filters.ts";
import { type TextFinds, withText } from "../search-index/saved-search-texts.ts";
import { circleJson } from "../visibility/field-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

type Asking = { id: number; memberId: number; asked: UserQuery };

/**
 * The members that each search finds among some: by the list's own filters and as the search's owner sees them, for all searches
 * in one statement.
 */
export async function userFinder(
  transaction: Connection,
  ids: readonly number[],
  { texts }: { texts: TextFinds },
  searches: readonly Asking[],
): Promise<(search: Asking) => readonly number[]> {
  const circles = await circlesOf(
    transaction,
    searches.map(({ memberId }) => memberId),
  );
  const asked = searches.flatMap(({ id, memberId, asked: query }) => {
    const circle = circles.get(memberId);
    const { formerCompany, openTo, ...chosen } = filterValuesBySearch(query, [
      ...(["skill", "company", "formerCompany", "cohort", "openTo"] as const),
    ]);
    const others = { former_company: formerCompany, open_to: openTo, location: searchedPlace(query) };
    return circle ? [{ id, ...chosen, ...others, verified: query.verified || null, ...circle }] : [];
  });
  const column = (name: string) => transaction`asked.${transaction(name)}`;
  const filters = userFilters(
    transaction,
    {
      everySkill: skillsBySearch(transaction),
      company: column("company"),
      formerCompany: column("formerCompany"),
      cohort: column("cohort"),
      openTo: column("openTo"),
      location: column("location"),
    },
    { cohorts: column("cohorts"), companies: column("companies") },
  );
  const rows = await transaction<{ id: number; found: number[] }[]>`
    select asked.id, array_agg(users.id) as found
    from users, jsonb_to_recordset(${transaction.json(asked)}) as asked (id int, skill bigint[], company bigint[],
      former_company bigint[], cohort bigint[], open_to text[], location tsquery, verified boolean, cohorts int[], companies int[])
    where ${isVisible(transaction, "users")} and users.id = any(${[...ids]}::int[])
      and ${passesFilter(transaction, filters)} group by asked.id`;
  return withText(rows, texts);
}

async function circlesOf(transaction: Connection, members: readonly number[]): Promise<Map<number, Circle>> {
  const rows = await transaction<{ id: number; circle: Circle }[]>`
    select id, ${circleJson(transaction)} as circle from users where id = any(${[...new Set(members)]}::int[])`;
  return new Map(rows.map(({ id, circle }) => [id, circle]));
}
