import type { Connection, Fragment } from "../database/connection.ts";
import { type Searchable, titleOf } from "../lists/list-order.ts";

/** What finds a record, in SQL, from the best match to any: each finds all that the ones before it find. */
export type Queries = string[];
/** What was typed where no word was: it must stand in the title or name as it is. */
export type Signs = { signs: string };
export type Sought = Queries | Signs;

/** The queries for what was typed; null where no word was. Forgiving, a word may be one typo away from a title's word. */
export async function queriesFor(
  database: Connection,
  kind: Searchable,
  typed: string,
  { forgiving = false } = {},
): Promise<Queries | null> {
  const [row] = await database<[{ tiers: Queries | null }]>`
    select search_tiers(${kind}, ${typed}, ${forgiving})::text[] as tiers`;
  return row.tiers;
}

export const isFound = (database: Connection, kind: Searchable, sought: Sought): Fragment =>
  "signs" in sought
    ? database`strpos(${titleOf(database, kind)}, ${sought.signs}) > 0`
    : database`search @@ ${sought.at(-1) as string}::tsquery`;

/** The place of the first of the queries that finds a row. */
export const tierOf = (database: Connection, queries: Queries): Fragment => {
  const cases = queries.map((query, place) => database`when search @@ ${query}::tsquery then ${place}::int`);
  return database`case ${cases.reduce((some, next) => database`${some} ${next}`)} end`;
};

/**
 * The same as `search @@` one of the queries, by an index of just the fields that it looks at. Indexes know nothing of the
 * labels A to D, so those go where the fields make up for them; a word that is meant in titles alone keeps its own.
 */
export function isFoundByIndex(database: Connection, queries: Queries, place: number): Fragment {
  const query = queries[place] as string;
  const isOfTitle = place < 2;
  const words =
    query.includes("|") && !isOfTitle ? query : query.replace(/:(\*?)[A-D]+/g, (_, any) => any && `:${any}`);
  if (isOfTitle) return database`ts_filter(search, '{a}') @@ ${words}::tsquery`;
  return database`${place === 2 ? database`ts_filter(search, '{a,b}')` : database`search`} @@ ${words}::tsquery`;
}

/** For lists that are filtered besides: the condition on a row, and what to order by, the best match first. */
export async function searchIn(database: Connection, kind: Searchable, typed: string) {
  if (typed === "") return { found: database`true` };
  const exactly = await queriesFor(database, kind, typed);
  if (!exactly) return { found: isFound(database, kind, { signs: typed }) };
  const [some] = await database`select from ${database(kind)} where ${isFound(database, kind, exactly)} limit 1`;
  const queries = (some ? null : await queriesFor(database, kind, typed, { forgiving: true })) ?? exactly;
  return { found: isFound(database, kind, queries), tier: tierOf(database, queries) };
}
