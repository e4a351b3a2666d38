import type { List, ListQuery } from "../../contract/interface/lists.ts";
import { appealDays, type Basis, type Decision, type Outcome, type Part } from "../../contract/moderation/decisions.ts";
import type { Rule } from "../../contract/moderation/moderated-records.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { isStaff } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { logEvents } from "../events/event-store.ts";
import { notHere } from "../http/problems.ts";
import { verdictInWords } from "../languages/decision-text.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { personJson } from "../visibility/person-sql.ts";
import { type Place, recordPath } from "./record-path.ts";
import { placeJson } from "./record-sql.ts";
import type { LockedRecord } from "./record-store.ts";
import { readableTitles, titleOfDecision } from "./record-titles.ts";

export type NewDecision = {
  outcome: Outcome;
  reason: Rule | null;
  text: string;
  parts: readonly Part[];
  cleared: Record<string, unknown> | null;
  basis: Basis;
  automatic: boolean;
  /** Null for an automatic decision. */
  decidedBy: number | null;
  until: string | null;
  concernsAuthor: boolean;
  entryId: number | null;
};

/** Inserts a decision on the case of a thing, both locked, and logs the event that notifies its author, if it concerns them. */
export async function writeDecision(
  transaction: Connection,
  caseId: number,
  { authorId, title }: LockedRecord,
  { cleared, parts, ...decision }: NewDecision,
): Promise<number> {
  const row = {
    caseId,
    authorId,
    title,
    ...decision,
    parts: [...parts],
    cleared: cleared && transaction.json(cleared as never),
  };
  const [{ id }] = await transaction<[{ id: number }]>`
    insert into decisions ${transaction(row as never)} returning id`;
  // A decision on an appeal is final, and an automatic one is reviewed by a person anyway, so that neither can be appealed.
  if (!decision.automatic) {
    await transaction`
      update decisions set came_at = (select since from cases where cases.id = case_id and state = 'open'),
        appeal_until = case when basis <> 'appeal' then at + ${`${appealDays} days`}::interval end
      where id = ${id}`;
  }
  if (decision.concernsAuthor && authorId !== null) {
    await logEvents(transaction, {
      kind: "decision.made",
      actorId: null,
      data: { to: [authorId], parent: "reports", recordId: id },
    });
  }
  return id;
}

/** Answers the open reports and pending appeals of a case, and logs the event that notifies each of these members once. */
export async function answerAll(
  transaction: Connection,
  caseId: number,
  { id, outcome }: { id: number; outcome: Outcome },
) {
  const [answered, appealed] = await Promise.all([
    transaction<{ userId: number | null }[]>`
    update reports set state = 'decided', decision_id = ${id} where case_id = ${caseId} and state = 'open' returning user_id`,
    transaction<{ userId: number | null }[]>`
    update appeals set answer_id = ${id}, state = case when decisions.outcome = ${outcome} then 'stands' else 'overturned' end
    from decisions where decisions.id = decision_id and case_id = ${caseId} and appeals.state = 'asked'
      returning case when decisions.outcome = 'kept' then user_id end as user_id`,
  ]);
  const to = [...new Set([...answered, ...appealed].flatMap(({ userId }) => userId ?? []))].sort(
    (one, other) => one - other,
  );
  if (to.length === 0) return;
  await logEvents(transaction, {
    kind: "report.decided",
    actorId: null,
    data: { to, parent: "reports", recordId: id },
  });
}

/** Closes a case by a decision. */
export async function closeByDecision(
  transaction: Connection,
  caseId: number,
  { id, outcome }: { id: number; outcome: Outcome },
) {
  await Promise.all([
    transaction`
    update cases set held_at = null, look_at = null, claimed_by = null, claimed_at = null,
      notice_id = case when ${outcome} = 'hidden' then ${id}::int end,
      found_fine = ${outcome === "kept"}, version = version + 1, decided_version = version + 1
    where id = ${caseId}`,
    transaction`select tally_case(${caseId})`,
  ]);
}

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
const decisionColumns = (database: Connection, readerId: number): Fragment => database`
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
