import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { verdictSays } from "../languages/decision-text.ts";
import { hideOrRemove } from "./decision-effects.ts";
import { mailStatement } from "./decision-mail.ts";
import { writeDecision } from "./decision-store.ts";
import type { LockedRecord } from "./record-store.ts";

/**
 * Hides a locked thing until a person has looked at it, where three verified graduates have open reports on it who share no
 * cohort. A reporter whose last three reports were all unfounded (after appeals) doesn't count.
 */
export async function hideByReports(
  transaction: Connection,
  board: Pick<Services, "config" | "mail">,
  { thing, caseId }: { thing: LockedRecord; caseId: number },
): Promise<void> {
  if (thing.parent === "users" || thing.parent === "messages") return;
  const [found] = await transaction<[{ isTooMany: boolean }]>`
    with counted as materialized (
      select user_id as id, array(
        select cohort_id from cohort_members where cohort_members.user_id = users.id and verified_by is not null) as cohorts
      from reports join users on users.id = user_id
      where case_id = ${caseId} and reports.state = 'open' and users.verified and users.visible and not (
        select count(*) = 3 and bool_and(outcome = 'kept') from (
          select coalesce(answered.outcome, decisions.outcome) as outcome
          from reports former join decisions on decisions.id = former.decision_id left join lateral (
            select answer.outcome from appeals join decisions answer on answer.id = answer_id
            where appeals.decision_id = former.decision_id limit 1) answered on true
          where former.user_id = users.id order by former.decision_id desc limit 3) latest)
    )
    select not cases.found_fine and notice_id is null and exists (
      select from counted one
        join counted another on another.id > one.id and not another.cohorts && one.cohorts
        join counted third on third.id > another.id
          and not third.cohorts && one.cohorts and not third.cohorts && another.cohorts) as is_too_many
    from cases where id = ${caseId}`;
  if (!found.isTooMany) return;
  const id = await writeDecision(transaction, caseId, thing, {
    outcome: "hidden",
    reason: null,
    text: verdictSays("severalReported"),
    parts: [],
    cleared: null,
    basis: "report",
    automatic: true,
    decidedBy: null,
    until: null,
    concernsAuthor: true,
    entryId: null,
  });
  await hideOrRemove(transaction, thing, { id, outcome: "hidden" });
  await transaction`update cases set notice_id = ${id} where id = ${caseId}`;
  await mailStatement(transaction, board, id);
}
