import { readFileSync } from "node:fs";
import { join } from "node:path";
import { appealDays, type DecidedOutcome } from "../../contract/moderation/decisions.ts";
import type { Rule } from "../../contract/moderation/moderated-records.ts";
import type { Transaction } from "../database/connection.ts";
import { putIntoBin } from "../moderation/bin-store.ts";
import { recordEdit } from "../moderation/case-changes.ts";
import { caseOf, keepContent } from "../moderation/case-store.ts";
import { hideOrRemove } from "../moderation/decision-effects.ts";
import { answerAll, closeByDecision, writeDecision } from "../moderation/decision-store.ts";
import { type LockedRecord, lockRecord } from "../moderation/record-store.ts";
import type { Hold } from "../moderation/spam-rules.ts";
import { holdEdited } from "../moderation/text-hold.ts";
import type { TextAddress } from "../moderation/text-lock.ts";
import { indexAnswered } from "../search-index/search-index-store.ts";
import { everyMember } from "../visibility/field-sql.ts";
import { dayInMilliseconds, demoFolder } from "./demo-files.ts";
import { type DemoReference, referencedRecord, type WrittenRecord } from "./demo-references.ts";

type Decided = { by: string; outcome: DecidedOutcome; reason: Rule | null; text: string; days: number };
type DemoCase = DemoReference & {
  /** Each reporter's handle, with `reason: text`. */
  reports?: Record<string, string>;
  held?: Hold["why"];
  decided?: Decided;
  /** The text that the author changed a question to, and how many days ago it was changed, appealed or deleted. */
  changed?: string;
  changedDays?: number;
  appeal?: string;
  appealDays?: number;
  deletedDays?: number;
};
type Members = (handle: string) => number;

const ago = (days: number) => new Date(Date.now() - days * dayInMilliseconds).toISOString();

/** Adds the demo's reports, held posts, decisions, appeals and deleted posts. */
export async function addCases(sql: Transaction, members: Members): Promise<void> {
  const cases = JSON.parse(readFileSync(join(demoFolder, "cases.json"), "utf8")) as DemoCase[];
  for (const one of cases) {
    const thing = await referencedRecord(sql, one, members);
    if (one.deletedDays !== undefined) await putIntoBin(sql, thing as TextAddress);
    else await addCase(sql, one, thing, members);
    await sql`
      update deletions set deleted_at = ${ago(one.deletedDays ?? one.decided?.days ?? 0)}
      where deleted_at = now()`;
  }
  await sql`
    update deletions set gone_at = coalesce(
      (select appeal_until from decisions where decisions.id = decision_id), gone_at - (now() - deleted_at))`;
  await sql`
    update events set at = decisions.at from decisions
    where kind in ('decision.made', 'report.decided') and decisions.id = (data ->> 'recordId')::int`;
}

async function addCase(sql: Transaction, one: DemoCase, thing: WrittenRecord, members: Members): Promise<void> {
  const held = (await lockRecord(sql, thing, { id: members("marlene") })) as LockedRecord;
  const { id } = await caseOf(sql, held);
  if (one.held && thing.postId) {
    await holdEdited(sql, { postId: thing.postId, commentId: thing.id }, { why: one.held, word: null });
    await sql`update cases set held_at = ${ago(one.days)} where id = ${id}`;
  }
  await addReports(sql, id, one, held, members);
  if (one.decided) await decide(sql, id, held, one, one.decided, members);
  if (one.changed) await change(sql, thing, one.changed, ago(one.changedDays ?? 0));
  await sql`select tally_case(${id})`;
  await sql`
    update cases set closed_at = at from decisions where case_id = cases.id and cases.id = ${id} and decided_by is not null`;
}

/** Changes a hidden question's text, as its author would: the reported text stays in the case and in the former version. */
async function change(sql: Transaction, { parent, id, postId }: WrittenRecord, text: string, at: string) {
  await sql`
    insert into question_versions (post_id, number, at, user_id, title, description, skill_ids)
    select post_id, 1, created_at, owner_id, title, description, '{}'
    from questions join posts on posts.id = post_id where post_id = ${postId}`;
  await sql`
    update questions set description = ${text}, edited_at = ${at}, edited_by = owner_id
    from posts where posts.id = post_id and post_id = ${postId}`;
  await sql`update posts set updated_at = ${at} where id = ${postId}`;
  await indexAnswered(sql, [postId as number]);
  await recordEdit(sql, { parent, id }, true);
  await sql`update cases set look_at = ${at} where parent = ${parent} and record_id = ${id}`;
}

async function addReports(
  sql: Transaction,
  caseId: number,
  { reports = {}, days }: DemoCase,
  held: LockedRecord,
  members: Members,
) {
  const rows = Object.entries(reports).map(([by, said], place) => {
    const [reason = "", text = null] = said.split(/: (.*)/s);
    const created_at = ago(days - (place + 1) * 0.1);
    return { case_id: caseId, user_id: members(by), reason, text, title: held.title, created_at };
  });
  if (rows.length === 0) return;
  await keepContent(sql, caseId, held, everyMember);
  await sql`insert into reports ${sql(rows)}`;
  await sql`select tally_case(${caseId})`;
}

async function decide(
  sql: Transaction,
  caseId: number,
  held: LockedRecord,
  { reports, appeal, appealDays: appealed = 0 }: DemoCase,
  { by, outcome, reason, text, days }: Decided,
  members: Members,
) {
  const id = await writeDecision(sql, caseId, held, {
    outcome,
    reason,
    text,
    parts: [],
    cleared: null,
    basis: reports ? "report" : "own",
    automatic: false,
    decidedBy: members(by),
    until: null,
    concernsAuthor: outcome !== "kept",
    entryId: null,
  });
  await sql`
    update decisions set at = ${ago(days)}, appeal_until = ${ago(days - appealDays)} where id = ${id}`;
  if (outcome === "hidden" || outcome === "removed") await hideOrRemove(sql, held, { id, outcome });
  await answerAll(sql, caseId, { id, outcome });
  await closeByDecision(sql, caseId, { id, outcome });
  if (!appeal) return;
  await sql`
    insert into appeals (decision_id, user_id, text, at) values (${id}, ${held.authorId}, ${appeal}, ${ago(appealed)})`;
}
