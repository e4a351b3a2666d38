import { expect } from "vitest";
import type { Connection } from "../../server/database/connection.ts";
import { type LockedText, lockText, type TextAddress } from "../../server/moderation/text-lock.ts";
import { hideText, holdText } from "../../server/moderation/text-states.ts";
import type { Board, Member } from "../support/board.ts";
import { aJob, aWord } from "../support/builders.ts";

/** The fields of a decision, without its version. */
export const verdict = (outcome: string, given: Record<string, unknown> = {}) => ({
  ...{ outcome, reason: outcome === "kept" ? null : "spam", text: "We looked at it." },
  ...given,
});

export const aPostedJob = async (owner: Member, title = "Ferry captain") =>
  (await owner.post("/jobs", aJob({ title }))).body.id as number;

export const reportJob = (by: Member, id: number, given: Record<string, unknown> = {}) =>
  by.post("/reports", { parent: "jobs", id, reason: "spam", ...given });

export async function aCohort({ database }: Board): Promise<number> {
  const [{ id }] = await database<[{ id: number }]>`insert into cohorts (name) values (${aWord()}) returning id`;
  return id;
}

/** Somebody whom staff verified in a cohort; in a new one if none is given. */
export async function aGraduate(board: Board, cohortId?: number): Promise<Member> {
  const member = await board.join();
  await board.database`
    insert into cohort_members (cohort_id, user_id, by_staff, verified_by)
    values (${cohortId ?? (await aCohort(board))}, ${member.id}, true, 'staff')`;
  await board.database`update users set verified = true where id = ${member.id}`;
  return member;
}

/** The case of a record, as staff read it. */
export async function caseOn(board: Board, staff: Member, parent: string, id: number) {
  const [found] = await board.database<{ id: number }[]>`
    select id from cases where parent = ${parent} and record_id = ${id}`;
  const { status, body } = await staff.get(`/admin/reports/${found?.id}`);
  expect(status).toBe(200);
  return body;
}

/** Decides the current version of a case. */
export async function decideOn(
  board: Board,
  staff: Member,
  [parent, id]: [string, number],
  given: Record<string, unknown>,
) {
  const found = await caseOn(board, staff, parent, id);
  return staff.post(`/admin/reports/${found.id}/decisions`, { version: found.version, ...given });
}

/** The tables that contain a word. */
export async function tablesWith(board: Board, sought: string): Promise<string[]> {
  const tables = await board.database<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { count } = await board.database.unsafe(
        `select from ${name} t where position('${sought}' in t::text) > 0 limit 1`,
      );
      return count > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

export type Take = (transaction: Connection, thing: LockedText) => Promise<boolean>;

/** Hides a record from others, or shows it again, without a case. */
export const turnedOn = (board: Board, thing: TextAddress, take: Take) =>
  board.database.begin(async (transaction) => {
    const held = await lockText(transaction, thing);
    if (held) await noted(transaction, thing, held, take === hideText || take === holdText);
    return held && (await take(transaction, held));
  });

/** Adds the decision that the author of a hidden record sees, or takes it back. */
async function noted(transaction: Connection, { parent, id }: TextAddress, { ownerId }: LockedText, isKept: boolean) {
  const [found] = await transaction<[{ id: number }]>`
    insert into cases (parent, record_id, author_id) values (${parent}, ${id}, ${ownerId})
    on conflict (parent, record_id) do update set notice_id = null returning id`;
  if (!isKept) return;
  await transaction`
    with decision as (
      insert into decisions (case_id, author_id, concerns_author, outcome, text, basis)
      values (${found.id}, ${ownerId}, true, 'hidden', 'Spam', 'own') returning id)
    update cases set notice_id = decision.id from decision where cases.id = ${found.id}`;
}
