import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { NewReport, Report } from "../../contract/moderation/reports.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, invalid, notHere, says } from "../http/problems.ts";
import type { Services } from "../http/services.ts";
import type { Session } from "../http/session.ts";
import { verdictInWords } from "../languages/decision-text.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { caseOf, keepContent } from "./case-store.ts";
import { isAppealable } from "./decision-store.ts";
import { type Place, recordPath } from "./record-path.ts";
import { placeJson } from "./record-sql.ts";
import { canSeeRecord, lockRecord } from "./record-store.ts";
import { readableTitles } from "./record-titles.ts";
import { hideByReports } from "./report-hiding.ts";

/**
 * Reports a thing that the reporter can see. Throws not-found if they can't, invalid for their own, a conflict if they
 * have an open report on it, and 429 for one too many in a day.
 */
export async function makeReport(
  transaction: Connection,
  surroundings: Pick<Services, "limits" | "config" | "mail">,
  { user, circle }: Session,
  messages: Messages,
  { parent, id, reason, text }: NewReport,
): Promise<Report> {
  const thing = await lockRecord(transaction, { parent, id }, user);
  if (!thing || !(await canSeeRecord(transaction, thing, user))) throw notHere();
  if (thing.authorId === user.id) throw invalid({ id: says("yourOwn") });
  const { id: caseId, reportCount } = await caseOf(transaction, thing);
  const [made] = await transaction<{ id: number }[]>`
    insert into reports (case_id, user_id, reason, text, title)
    values (${caseId}, ${user.id}, ${reason}, ${text}, ${thing.title})
    on conflict (case_id, user_id) where state = 'open' do nothing returning id`;
  if (!made) throw conflict("reportedAlready");
  await surroundings.limits.spend(transaction, "reports", String(user.id));
  if (reportCount === 0) await keepContent(transaction, caseId, thing, circle);
  await transaction`
    update cases set version = version + 1, reported_version = version + 1 where id = ${caseId}`;
  await hideByReports(transaction, surroundings, { thing, caseId });
  await transaction`select tally_case(${caseId})`;
  await logEvents(transaction, {
    kind: "report.made",
    actorId: user.id,
    data: { parent: "reports", recordId: caseId },
  });
  const [report] = await ownReports(
    transaction,
    { userId: user.id, messages },
    transaction`and reports.id = ${made.id}`,
  );
  return report as Report;
}

/** A page of a member's reports, newest first. */
export async function ownReportsPage(
  database: Connection,
  reporter: Reporter,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
): Promise<List<Report>> {
  const [[{ total }], results] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from reports where user_id = ${reporter.userId}`,
    ownReports(database, reporter, database`order by reports.id desc limit ${limit} offset ${(page - 1) * limit}`),
  ]);
  return listReply({ page, limit }, results, total);
}

type Reporter = { userId: number; messages: Messages };
type Row = Omit<Report, "path"> & { place: Place | null };

async function ownReports(database: Connection, { userId, messages }: Reporter, which: Fragment): Promise<Report[]> {
  const rows = await database<Row[]>`
    select reports.id, parent, record_id, reports.title, reason, text, reports.state, reports.created_at,
      ${placeJson(database)} as place, ${answerJson(database, userId)} as "Decision"
    from reports join cases on cases.id = case_id where user_id = ${userId} ${which}`;
  const read = await readableTitles(database, rows);
  return read.map(({ place, Decision, ...report }) => ({
    ...report,
    path: recordPath(place, false),
    Decision: Decision && { ...Decision, text: verdictInWords(messages, Decision.text) },
  }));
}

/** The latest decision on a member's `reports` row, after an appeal that on the appeal, in SQL. */
const answerJson = (database: Connection, userId: number): Fragment => database`(
  select json_build_object('id', decisions.id, 'outcome', outcome, 'text', decisions.text, 'at', ${momentJson(database, database`decisions.at`)},
    'appealable', ${isAppealable(database, userId)})
  from decisions where decisions.id = coalesce((
    select answer_id from appeals where appeals.decision_id = reports.decision_id and appeals.user_id = ${userId}
  ), reports.decision_id))`;
