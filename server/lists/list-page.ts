import { LRUCache } from "lru-cache";
import type { List, ListKind, ListQuery } from "../../contract/interface/lists.ts";
import type { Database, Fragment } from "../database/connection.ts";
import { type SearchResult, search, searchPlanFor } from "../search-index/search.ts";
import { isListed, listOrder, tableOf } from "./list-order.ts";

type Paging = Pick<ListQuery, "page" | "limit">;
/** The total of the list, which its first record has; null if it is known already. */
export type WithTotal = { total: number | null };
type Select<Record> = (page: Fragment) => PromiseLike<(Record & WithTotal)[]>;

/** The rows of a list in SQL: a query of their `id` and of the columns that `order` uses. */
export type ListSelection = {
  rows: Fragment;
  order: Fragment;
  /** The rows that count for the total, if `rows` are fewer. */
  counted?: Fragment;
  /** Whether reading the rows twice would cost a search twice. */
  isSearched?: boolean;
  /** The name of a list that is the same for all readers. A large total is cached under it for a while. */
  name?: string;
};

/**
 * The board's lists. `select` reads the records from `page`: the page's rows, under their table's name (posts, users, skills or
 * cohorts), with their `place` on the page and the `total` of the list.
 */
export type Lists = {
  /** A page of all records of a kind, or of those that a search finds. */
  page<Record>(kind: ListKind, query: ListQuery, select: Select<Record>): Promise<List<Record>>;
  /** A page of the chosen records, in one statement with their number. */
  chosen<Record>(kind: ListKind, chosen: ListSelection, paging: Paging, select: Select<Record>): Promise<List<Record>>;
  /** The records of the rows with these ids, in this order. */
  records<Record>(kind: ListKind, ids: readonly number[], select: Select<Record>): Promise<Record[]>;
  /** How many records the list of a kind has. */
  totalOf(kind: ListKind): Promise<number>;
};

/** A total above this is cached for a while: counting 100,000 rows takes longer than reading the first ten of them. */
const countedAnew = 10_000;
const keptFor = 10_000;

export function boardLists(database: Database): Lists {
  const totals = new LRUCache<string, number>({ max: 100, ttl: keptFor });
  const keep = ({ name }: ListSelection, total: number) => {
    if (name && total > countedAnew) totals.set(name, total);
    return total;
  };
  const kept = ({ name = "" }: ListSelection) => totals.get(name);
  const all = (kind: ListKind): ListSelection => ({
    name: kind,
    rows: database`select * from ${database(tableOf(kind))} where ${isListed(database, kind)}`,
    order: listOrder(database, kind),
    // The smallest index of listed jobs is on their own table.
    ...(kind === "job" && { counted: database`select from jobs where listed` }),
  });
  const count = async (chosen: ListSelection) => {
    const known = kept(chosen);
    if (known !== undefined) return known;
    const [{ total }] = await database<
      [{ total: number }]
    >`select count(*)::int as total from (${chosen.counted ?? chosen.rows}) chosen`;
    return keep(chosen, total);
  };

  async function pageOfChosen<Record>(kind: ListKind, chosen: ListSelection, paging: Paging, select: Select<Record>) {
    const known = kept(chosen);
    const { rows, order, isSearched, counted } = chosen;
    const total = counted
      ? database`(select count(*)::int from (${counted}) counted)`
      : database`(select count(*)::int from chosen)`;
    const table = database(tableOf(kind));
    // Without a search these are two queries: the page walks the order's index, and the total is counted from an index alone.
    const results = await select(database`(
      with chosen as ${isSearched ? database`materialized` : database`not materialized`} (${rows})
      select ${table}.*, place, ${known === undefined ? total : database`null::int`} as total
      from unnest(array(
        select id from chosen order by ${order} ${stretchOf(database, paging)}
      )) with ordinality page (id, place) join ${table} using (id)
    ) ${table}`);
    const isEmpty = results.length === 0 && paging.page === 1 && !counted;
    const now = known ?? results[0]?.total ?? (isEmpty ? 0 : await count(chosen));
    return listReply(paging, [...results], known ?? keep(chosen, now));
  }

  async function records<Record>(kind: ListKind, ids: readonly number[], select: Select<Record>): Promise<Record[]> {
    const table = database(tableOf(kind));
    if (ids.length === 0) return [];
    const found = await select(database`(
      select ${table}.*, place, null::int as total
      from unnest(${[...ids]}::int[]) with ordinality page (id, place) join ${table} using (id)
    ) ${table}`);
    return [...found];
  }

  async function found<Record>(kind: ListKind, query: ListQuery, select: Select<Record>) {
    const { page, limit } = query;
    const plan = await searchPlanFor(database, kind, query.search);
    const pages = await search(database, [plan], { offset: (page - 1) * limit, limit });
    const { total, ids } = pages.get(kind) as SearchResult;
    return listReply(query, await records(kind, ids, select), total);
  }

  return {
    page: (kind, query, select) =>
      query.search === "" ? pageOfChosen(kind, all(kind), query, select) : found(kind, query, select),
    chosen: pageOfChosen,
    records,
    totalOf: (kind) => count(all(kind)),
  };
}

/** A list's reply from a page's records and the total. */
export function listReply<Record>({ page, limit }: Paging, results: Record[], total: number): List<Record> {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { results, currentPage: page, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1, total };
}

/**
 * The part of an order that a page shows, in SQL. The limit is a literal, because a generic plan expects a parameter to be
 * large.
 */
const stretchOf = (database: Database, { page, limit }: Paging): Fragment =>
  page === 1
    ? database`limit ${database.unsafe(String(limit))}`
    : database`limit ${database.unsafe(String(limit))} offset ${(page - 1) * limit}::bigint`;
