import type { Basis, Outcome, Part } from "../../contract/moderation/decision-outcomes.ts";
import { appealDays } from "../../contract/moderation/decisions.ts";
import type { Rule } from "../../contract/moderation/moderated-records.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import type { LockedRecord } from "./record-store.ts";

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
