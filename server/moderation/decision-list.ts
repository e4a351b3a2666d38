import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { isStaff } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { notHere } from "../http/problems.ts";
import { verdictInWords } from "../languages/decision-text.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { personJson } from "../visibility/person-sql.ts";
import { type Place, recordPath } from "./record-path.ts";
import { placeJson } from "./record-sql.ts";
import { readableTitles, titleOfDecision } from "./record-titles.ts";

/** A decision's reader and the language. */
export type Reader = { user: Account; messages: Messages };

type Row = Omit<Decision, "path"> & { place: Place | null; isOwn: boolean };

/** A page of the decisions about a member's own things, newest first. */
export async function ownDecisionsPage(
  database: Connection,
  reader: Reader,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
): Promise<List<Decision>> {
  const own = database`decisions.author_id = ${reader.user.id} and concerns_author`;
  const [[{ total }], results] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from decisions where ${own}`,
    decisionsWhere(
      database,
      reader,
      database`${own} order by decisions.id desc limit ${limit} offset ${(page - 1) * limit}`,
    ),
  ]);
  return listReply({ page, limit }, results, total);
}

/** A decision, for its author, its reporters and appellants, and staff. Throws not-found for others. */
export async function decisionById(database: Connection, id: number, reader: Reader): Promise<Decision> {
  const readerId = reader.user.id;
  const isReader = isStaff(reader.user)
    ? database`true`
    : database`(
        decisions.author_id = ${readerId} and concerns_author
        or exists (select from reports where reports.decision_id = decisions.id and user_id = ${readerId})
        or exists (select from appeals where answer_id = decisions.id and user_id = ${readerId}))`;
  const [decision] = await decisionsWhere(database, reader, database`decisions.id = ${id} and ${isReader}`);
  if (!decision) throw notHere();
  return decision;
}

/** Decisions for a reader; only staff see who made them. */
export async function decisionsWhere(
  database: Connection,
  { user: reader, messages }: Reader,
  which: Fragment,
): Promise<Decision[]> {
  const inWords = (text: string) => verdictInWords(messages, text);
  const rows = await database<Row[]>`
    select ${decisionColumns(database, reader.id)},
      ${isStaff(reader) ? database`decisions.title` : titleOfDecision(database, reader.id)} as title, ${
        isStaff(reader)
          ? database`
      case_id, (select ${personJson(database)} from users where users.id = decided_by) as "User",`
          : database``
      }
      decisions.author_id = ${reader.id} as is_own
    from decisions join cases on cases.id = case_id where ${which}`;
  const read = await readableTitles(database, rows);
  return read.map(({ place, isOwn, ...decision }) => ({
    ...decision,
    text: inWords(decision.text),
    appeal: decision.appeal && wordedAppeal(decision.appeal, inWords),
    path: recordPath(place, isOwn || isStaff(reader)),
  }));
}

const wordedAppeal = (appeal: NonNullable<Decision["appeal"]>, inWords: (text: string) => string) => ({
  ...appeal,
  answer: appeal.answer && { ...appeal.answer, text: inWords(appeal.answer.text) },
});

/** The columns of a decision with its `cases` row, for a reader, in SQL. */
export const decisionColumns = (database: Connection, readerId: number): Fragment => database`
  decisions.id, parent, record_id, ${placeJson(database)} as place, outcome, reason, decisions.text, parts,
  until, basis, automatic, decisions.at, appeal_until, ${isAppealable(database, readerId)} as appealable, (
    select json_build_object('state', appeals.state, 'text', appeals.text, 'at', ${momentJson(database, database`appeals.at`)}, 'answer', (
      select json_build_object('id', answer.id, 'outcome', answer.outcome, 'text', answer.text, 'at', ${momentJson(database, database`answer.at`)})
      from decisions answer where answer.id = answer_id))
    from appeals where decision_id = decisions.id and user_id = ${readerId}) as appeal`;

/** Whether a member may still appeal a `decisions` row, in SQL: its author, or against `kept` its reporters, once. */
export const isAppealable = (database: Connection, readerId: number): Fragment => database`(
  coalesce(appeal_until > now(), false) and case outcome
    when 'kept' then exists (select from reports where decision_id = decisions.id and user_id = ${readerId})
    else decisions.author_id is not distinct from ${readerId} end
  and not exists (select from appeals where decision_id = decisions.id and user_id = ${readerId}))`;
