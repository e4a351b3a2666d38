import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { askedInWords } from "../finding/asked.ts";
import { search } from "../finding/search.ts";
import { isListed, orderOf, tableOf } from "./list-order.ts";
import type { Totals } from "./totals.ts";

type Paging = Pick<ListQuery, "page" | "limit">;
type Select<Record> = (page: Fragment) => PromiseLike<Record[]>;

/** The board's lists. Totals are cached, so that a page doesn't count all rows. */
export type Lists = {
  /**
   * A page of a list. `select` reads the records from `page`: the page's rows, under their table's name (posts, users, skills
   * or cohorts), with their `place` on the page.
   */
  page<Record>(kind: ListKind, query: ListQuery, select: Select<Record>): Promise<List<Record>>;
  /** The records of the rows with these ids, in this order, by the same `select`. */
  records<Record>(kind: ListKind, ids: number[], select: Select<Record>): Promise<Record[]>;
};

/** Up to this offset the page is read in parallel with the total. */
const nearStart = 1000;

export function boardLists(database: Database, totals: Totals): Lists {
  const totalOf = async (kind: ListKind) => {
    const counts = await totals();
    return counts[kind] - (kind === "job" ? counts.closed_job : 0);
  };

  async function whole<Record>(kind: ListKind, { page, limit }: Paging, select: Select<Record>) {
    const offset = (page - 1) * limit;
    const recordsAt = async (stretch: Stretch) => recordsOf(kind, await idsAt(database, kind, stretch), select);
    const fromStart = async () =>
      offset === 0 && limit === 10 ? select(firstTen(database, kind)) : recordsAt({ from: "start", offset, limit });
    if (offset < nearStart) return Promise.all([fromStart(), totalOf(kind)]);
    const total = await totalOf(kind);
    const rest = total - offset;
    if (rest <= 0) return [[], total] as const;
    if (offset < total / 2) return [await fromStart(), total] as const;
    const end = { from: "end", offset: Math.max(0, rest - limit), limit: Math.min(limit, rest) } as const;
    return [await recordsAt(end), total] as const;
  }

  async function found<Record>(kind: ListKind, query: ListQuery, select: Select<Record>) {
    const { limit } = query;
    const asked = askedInWords(query.search);
    const { total, ids } = await search(database, kind, asked, { offset: (query.page - 1) * limit, limit });
    return [await recordsOf(kind, ids, select), total] as const;
  }

  async function recordsOf<Record>(kind: ListKind, ids: number[], select: Select<Record>) {
    return ids.length > 0 ? select(rowsOf(database, kind, ids)) : [];
  }

  return {
    records: async (kind, ids, select) => [...(await recordsOf(kind, ids, select))],
    page: async (kind, query, select) => {
      const [results, total] = await (query.search === "" ? whole : found)(kind, query, select);
      return listReply(query, [...results], total);
    },
  };
}

/** A list's reply from a page's records and the total. */
export function listReply<Record>({ page, limit }: Paging, results: Record[], total: number): List<Record> {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { results, currentPage: page, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1, total };
}

type Stretch = { from: "start" | "end"; offset: number; limit: number };

/**
 * The ids of a page by an index-only scan, from the nearer end. It is a separate statement because the large one would be
 * planned anew each time with an unknown limit and offset, which takes as long as running it.
 */
async function idsAt(database: Connection, kind: ListKind, { from, offset, limit }: Stretch): Promise<number[]> {
  const rows = await database<{ id: number }[]>`
    select id from ${database(tableOf(kind))} where ${isListed(database, kind)}
    order by ${orderOf(database, kind, from)} limit ${limit} offset ${offset}`;
  const ids = rows.map(({ id }) => id);
  return from === "start" ? ids : ids.reverse();
}

/** The first page of ten, which most requests ask for, in one statement: with a constant limit its plan is reused. */
const firstTen = (database: Connection, kind: ListKind): Fragment =>
  rowsOf(
    database,
    kind,
    database`array(
      select id from ${database(tableOf(kind))} where ${isListed(database, kind)}
      order by ${orderOf(database, kind)} limit 10)`,
  );

function rowsOf(database: Connection, kind: ListKind, ids: number[] | Fragment): Fragment {
  const table = database(tableOf(kind));
  return database`(
    select ${table}.*, place from unnest(${ids}::int[]) with ordinality page (id, place) join ${table} using (id)
  ) ${table}`;
}
