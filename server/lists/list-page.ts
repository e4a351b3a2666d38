import type { List, ListQuery } from "../../contract/lists.ts";
import type { Connection, Fragment } from "../database.ts";
import { type Searchable, type SearchResult, searchIn } from "./search.ts";

type Paging = Pick<ListQuery, "page" | "limit">;
/**
 * One page of a list. `select` reads the records from `page`, the page's rows under their table's name with their
 * `place` on the page.
 */
export async function listPage<Record>(
  database: Connection,
  kind: Searchable,
  query: ListQuery,
  select: (page: Fragment) => PromiseLike<Record[]>,
): Promise<List<Record>> {
  const search = await searchIn(database, kind, query.search);
  const results = await select(pageRows(database, kind, search, query));
  return listReply(query, results, search.total);
}

/** The reply of a list, from one page's records and the count of all. */
export function listReply<Record>({ page, limit }: Paging, results: Record[], total: number): List<Record> {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { results, currentPage: page, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1, total };
}

function pageRows(database: Connection, kind: Searchable, { found, rank }: SearchResult, { page, limit }: Paging) {
  const order = orderOf(database, kind);
  return database`(
    select *, row_number() over () as place from (
      select * from ${database(kind)} where ${found} order by ${rank ? database`${rank} desc, ${order}` : order}
      limit ${limit} offset ${(page - 1) * limit}
    ) page
  ) ${database(kind)}`;
}

/** Never leaves two records in doubt, so that no page repeats or skips one. */
function orderOf(database: Connection, kind: Searchable): Fragment {
  if (kind === "users") return database`last_name, first_name, id`;
  return kind === "companies" || kind === "skills" ? database`lower(name), id` : database`created_at desc, id desc`;
}
