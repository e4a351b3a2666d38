import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { CaseRow, CaseState, WaitsFor } from "../../contract/moderation/cases.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Database, Fragment } from "../database/connection.ts";
import { listReply } from "../lists/list-page.ts";
import { caseColumns } from "./case-sql.ts";
import { type Place, recordPath } from "./record-path.ts";
import { readableTitles } from "./record-titles.ts";

type Wanted = Pick<ListQuery, "page" | "limit"> & { state: CaseState; waits?: WaitsFor };
export type StoredCase = Omit<CaseRow, "path"> & { place: Place | null };

/** A page of open or decided cases. */
export async function casesPage(
  database: Database,
  { state, waits, ...paging }: Wanted,
  reader: Account,
): Promise<List<CaseRow>> {
  // A decided case waits for nothing.
  if (state === "decided" && waits) return listReply(paging, [], 0);
  const { page, limit } = paging;
  const order = state === "open" ? database`turn, since, id` : database`closed_at desc, id desc`;
  const chosen: Fragment = waits ? database`${waits} = any(waits)` : database`state = ${database.unsafe(`'${state}'`)}`;
  const [rows, [{ total }]] = await Promise.all([
    database<StoredCase[]>`
      select ${caseColumns(database, reader)}
      from unnest(array(
        select id from cases where ${chosen} order by ${order} limit ${limit} offset ${(page - 1) * limit}
      )) with ordinality page (id, place_on_page) join cases using (id) left join users author on author.id = author_id
      order by place_on_page`,
    database<[{ total: number }]>`select count(*)::int as total from cases where ${chosen}`,
  ]);
  return listReply(paging, await readCases(database, rows), total);
}

/** How many cases wait for staff, and how many of them are urgent. */
export async function openCases(database: Database): Promise<{ openCases: number; urgentCases: number }> {
  const [counts] = await database<[{ openCases: number; urgentCases: number }]>`
    select count(*)::int as open_cases, (count(*) filter (where urgent))::int as urgent_cases
    from cases where state = 'open'`;
  return counts;
}

/** Adds titles and addresses for staff. */
export async function readCases<Row extends StoredCase>(database: Database, rows: readonly Row[]) {
  const read = await readableTitles(database, rows);
  return read.map(({ place, ...row }) => ({ ...row, path: recordPath(place, true) }));
}
