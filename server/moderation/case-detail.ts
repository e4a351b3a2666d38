import type { CaseRow, Thread, WholeCase } from "../../contract/moderation/cases.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { PostKind } from "../../contract/posts.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Database } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { notHere } from "../http/problems.ts";
import type { Session } from "../http/session.ts";
import type { Messages } from "../languages/languages.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isNotDeleted, lockingMember } from "../visibility/visibility.ts";
import { caseColumns } from "./case-sql.ts";
import { readCases, type StoredCase } from "./case-store.ts";
import { contentOf, readableContents, type StoredContent } from "./content-store.ts";
import { decisionsWhere } from "./decision-store.ts";

type Unread = { before: StoredContent | null; authorId: number | null; gone: boolean; holdWord: string | null };

/** A case with everything about it; a profile as its reporter saw it. Throws not-found. */
export async function wholeCase(
  database: Database,
  id: number,
  { user: reader, circle }: Session,
  messages: Messages,
): Promise<WholeCase> {
  const [row] = await database<(StoredCase & Unread)[]>`
    select ${caseColumns(database, reader)}, before, author_id, gone, hold_word
    from cases left join users author on author.id = author_id where cases.id = ${id}`;
  if (!row) throw notHere();
  const { before, authorId, gone, holdWord, ...known } = row;
  const thing = { parent: known.parent, id: known.recordId };
  if (known.parent === "messages") await noteReading(database, id, known.recordId, reader);
  const [now, Reports, decisions, Appeals, record, others, thread, [read]] = await Promise.all([
    gone ? null : contentOf(database, thing, before?.circle ?? circle),
    database<WholeCase["Reports"]>`
      select reports.id, ${personJson(database)} as "User", reason, text, reports.state, reports.created_at
      from reports left join users on users.id = user_id where case_id = ${id} order by reports.id`,
    decisionsWhere(database, { user: reader, messages }, database`case_id = ${id} order by decisions.id desc`),
    database<WholeCase["Appeals"]>`
      select ${personJson(database)} as "User", appeals.text, appeals.at
      from appeals join decisions on decisions.id = decision_id left join users on users.id = user_id
      where case_id = ${id} order by appeals.id`,
    decisionsWhere(
      database,
      { user: reader, messages },
      database`decisions.author_id = ${authorId} and case_id <> ${id} order by decisions.id desc limit ${relatedMax}`,
    ),
    relatedCases(database, { id, authorId }, reader),
    known.parent === "comments" ? threadOf(database, known.recordId) : null,
    readCases(database, [known]),
  ]);
  const [former, today] = await readableContents(database, [before, now]);
  const contents = { before: former ?? null, now: today ?? null, holdWord };
  return { ...(read as WholeCase), ...contents, thread, Reports, decisions, Appeals, record, others };
}

/** Logs that a member of the team read a private message, once a day each. */
function noteReading(database: Database, caseId: number, messageId: number, reader: Account): Promise<unknown> {
  return database.begin(async (transaction) => {
    await lockingMember(transaction, reader.id);
    await transaction`select from cases where id = ${caseId} for no key update`;
    const [noted] = await transaction`
      select from audit_trail where actor_id = ${reader.id} and action = 'read' and subject = 'message'
        and subject_id = ${messageId} and at >= date_trunc('day', now())`;
    if (!noted) await addToTrail(transaction, { by: reader, action: "read", subject: "message", id: messageId });
  });
}

/** The most other cases and comments shown beside a case. */
const relatedMax = 20;

/** The author's other open cases, in the order of the queue. */
async function relatedCases(
  database: Database,
  { id, authorId }: { id: number; authorId: number | null },
  reader: Account,
): Promise<CaseRow[]> {
  const rows = await database<StoredCase[]>`
    select ${caseColumns(database, reader)} from (
      -- offset 0 makes the planner select by author: by the order of the queue, all open cases would be read.
      select * from cases where author_id = ${authorId} and state = 'open' and id <> ${id} offset 0
    ) cases join users author on author.id = author_id order by turn, since, cases.id limit ${relatedMax}`;
  return readCases(database, rows);
}

/** A comment's thread with its post, as staff read it; null if the post is deleted or removed. */
async function threadOf(database: Database, commentId: number): Promise<Thread | null> {
  const [found] = await database<(Pick<Thread, "title" | "comments"> & { kind: PostKind; number: number })[]>`
    select title, kind, number, (
      select coalesce(json_agg(json_build_object('id', nearest.id, 'text', nearest.text,
        'createdAt', ${momentJson(database, database`nearest.created_at`)}, 'User', ${personJson(database)}) order by nearest.id), '[]')
      from (
        select id, text, owner_id, created_at from comments
        where (id = begun_by or reply_to_id = begun_by) and ${isNotDeleted(database, "comments")}
        order by id <> begun_by, abs(id - ${commentId}) limit ${relatedMax}
      ) nearest left join users on users.id = nearest.owner_id
    ) as comments
    from (select post_id, coalesce(reply_to_id, id) as begun_by from comments where id = ${commentId}) reported
      join posts on posts.id = post_id where ${isNotDeleted(database, "posts")}`;
  if (!found) return null;
  const { title, kind, number } = found;
  return { title, path: paths[kind](number), comments: await withReadableTexts(database, "text", found.comments) };
}
