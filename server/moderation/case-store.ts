import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { CaseRow, CaseState, WaitsFor } from "../../contract/moderation/cases.ts";
import { appealDays } from "../../contract/moderation/decisions.ts";
import { type ModeratedParent, moderatedKind } from "../../contract/moderation/moderated-records.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Circle } from "../../contract/rights.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { HttpProblem, notHere, says } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { lockingMember } from "../visibility/visibility.ts";
import { caseColumns, isClaimed, mayDecide } from "./case-sql.ts";
import { contentPrint } from "./content-fingerprint.ts";
import { contentOf } from "./content-store.ts";
import { type Place, recordPath } from "./record-path.ts";
import type { LockedRecord } from "./record-store.ts";
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

export type LockedCase = { id: number; reportCount: number };

/** The case of a locked thing, created if missing. It is locked too. */
export async function caseOf(transaction: Connection, thing: LockedRecord): Promise<LockedCase> {
  const { parent, id, authorId, title } = thing;
  const [found] = await transaction<[LockedCase]>`
    insert into cases (parent, record_id, author_id, title, content_print)
    values (${parent}, ${id}, ${authorId}, ${title}, ${contentPrint(transaction, thing)})
    on conflict (parent, record_id) do update
    set author_id = excluded.author_id, title = excluded.title, content_print = excluded.content_print
    returning id, report_count`;
  return found;
}

/** Stores a thing's current content as its reporter sees it; its pictures are kept as long as the case refers to them. */
export async function keepContent(
  transaction: Connection,
  caseId: number,
  thing: LockedRecord,
  circle: Circle,
): Promise<void> {
  const before = await contentOf(transaction, thing, circle);
  await transaction`update cases set before = ${before && transaction.json(before)} where id = ${caseId}`;
  const pictures = before?.pictures ?? [];
  await transaction`
    insert into case_pictures (case_id, image_hash)
    select ${caseId}::int, hash from images where hash = any(${pictures}) order by hash for key share on conflict do nothing`;
}

type Claimed = {
  parent: ModeratedParent;
  recordId: number;
  mayDecide: boolean;
  firstName: string | null;
  lastName: string;
};

/**
 * Claims a case for a member of the team, if they may decide it. Throws not-found, or a conflict if another has claimed it,
 * unless `takeOver` is set.
 */
export async function claim(transaction: Connection, id: number, by: Account, takeOver: boolean): Promise<void> {
  await lockingMember(transaction, by.id);
  await transaction`select from cases where id = ${id} for no key update`;
  const [found] = await transaction<Claimed[]>`
    select parent, record_id, ${mayDecide(transaction, by)} as may_decide, other.first_name, other.last_name
    from cases left join users author on author.id = author_id
      left join users other on other.id = claimed_by and other.id <> ${by.id} and ${isClaimed(transaction)}
    where cases.id = ${id}`;
  if (!found) throw notHere();
  if (!found.mayDecide) return;
  if (found.firstName !== null) {
    if (!takeOver) throw claimedBy({ firstName: found.firstName, lastName: found.lastName });
    await addToTrail(transaction, {
      by,
      action: "took-over",
      subject: moderatedKind(found.parent),
      id: found.recordId,
    });
  }
  await transaction`update cases set claimed_by = ${by.id}, claimed_at = now() where id = ${id}`;
}

export const claimedBy = (other: { firstName: string; lastName: string }) =>
  new HttpProblem(409, "claimed", says("looksAtThis", fullName(other)));

/** Releases one's own claim on a case; another's stays. Throws not-found. */
export async function leave(database: Connection, id: number, by: Account): Promise<void> {
  const { count } = await database`
    update cases set claimed_by = case when claimed_by = ${by.id} then null else claimed_by end where id = ${id}`;
  if (count === 0) throw notHere();
}

const batch = 1000;

/**
 * A batch of closed cases that can't be appealed any more by a time (ISO 8601): deletes their content, and who reported and
 * appealed with which words. The decisions and numbers stay. A case with a pending appeal waits, unless its thing is gone.
 * Returns a line for each, null if none is left.
 */
export async function cleanUpCases(transaction: Connection, by: string): Promise<string[] | null> {
  const forgotten = await transaction<{ id: number }[]>`
    with over as materialized (
      select id from cases
      where state = 'decided' and closed_at <= ${by}::timestamptz - ${`${appealDays} days`}::interval and (
        before is not null or hold_word is not null
        or exists (select from reports where case_id = cases.id and num_nonnulls(user_id, text, title) > 0)
        or exists (
          select from appeals join decisions on decisions.id = decision_id
          where case_id = cases.id and (user_id is not null or appeals.text <> '')))
      and (gone or not exists (
        select from appeals join decisions on decisions.id = decision_id
        where case_id = cases.id and appeals.state = 'asked'))
      order by id limit ${batch} for update
    ), told as (
      update reports set user_id = null, text = null, title = null from over where case_id = over.id
    ), asked as (
      update appeals set user_id = null, text = ''
      from decisions join over on over.id = case_id where decisions.id = decision_id
    ), seen as (
      delete from case_pictures using over where case_id = over.id
    ), made as (
      update events set actor_id = null from over
      where kind = 'report.made' and actor_id is not null and (data ->> 'recordId')::int = over.id
    ), answered as (
      update events set data = data || '{"to": []}' from decisions join over on over.id = case_id
      where kind = 'report.decided' and data -> 'to' <> '[]' and (data ->> 'recordId')::int = decisions.id
    )
    update cases set before = null, hold_word = null from over where cases.id = over.id returning cases.id`;
  return forgotten.length > 0 ? forgotten.map(({ id }) => `case ${id}: forgotten`) : null;
}
