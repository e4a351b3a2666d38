import type { AuditAction } from "../../contract/audit.ts";
import type { NewDecision as DecisionForm } from "../../contract/moderation/cases.ts";
import { outcomesFor, type Part, removableParts } from "../../contract/moderation/decisions.ts";
import {
  type ModeratedParent,
  type ModeratedRecord,
  moderatedKind,
} from "../../contract/moderation/moderated-records.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { maySuspend } from "../../contract/rights.ts";
import { addToTrail, auditNote } from "../audit/audit-store.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import type { Connection } from "../database/connection.ts";
import { forbidden, HttpProblem, invalid, notHere, says } from "../http/problems.ts";
import type { Services } from "../http/services.ts";
import { isInEffect } from "../suspensions/suspension-sql.ts";
import { suspend } from "../suspensions/suspension-store.ts";
import { type CaseToDecide, caseToDecide, refuseStale, refuseUnlessAllowed } from "./case-decision-check.ts";
import { caseOf } from "./case-store.ts";
import { endSuspension, hideOrRemove, overturnsSuspension, releaseText, restoreAll } from "./decision-effects.ts";
import { mailStatement } from "./decision-mail.ts";
import { answerAll, closeByDecision, writeDecision } from "./decision-store.ts";
import { clearParts } from "./part-removal.ts";
import { type LockedRecord, lockRecord } from "./record-store.ts";

/** A decision to make; without `version`, regardless of changes meanwhile. */
export type Verdict = Omit<DecisionForm, "version" | "parts"> & { version?: number; parts: readonly Part[] };

type Deciding = Pick<Services, "config" | "mail"> & { by: Account; action?: AuditAction };

/** Throws invalid for an outcome or part that such a thing can't have. */
export function refuseInvalidOutcome(parent: ModeratedParent, { outcome, parts }: Verdict): void {
  if (!outcomesFor(parent).includes(outcome)) throw invalid({ outcome: says("chooseOutcome") });
  if (!parts.every((part) => removableParts(parent).includes(part))) throw invalid({ parts: says("chooseParts") });
}

/**
 * Decides the case of a thing and carries the decision out, in one transaction. Throws not-found, forbidden if `by` may not
 * decide it, and a conflict if it changed since the version seen. Returns the decision's id.
 */
export async function decide(
  transaction: Connection,
  deciding: Deciding,
  thing: ModeratedRecord,
  verdict: Verdict,
): Promise<number> {
  const { by } = deciding;
  const { outcome, suspension } = verdict;
  const endsSuspension = suspension === null && (await overturnsSuspension(transaction, thing, outcome));
  const turnsSuspension = suspension !== null || outcome === "kept" || endsSuspension;
  if (turnsSuspension) await lockVerification(transaction);
  const held = await lockRecord(transaction, thing, { id: by.id, withAuthor: turnsSuspension });
  if (verdict.version === undefined && !held?.isThere) throw notHere();
  const caseId = await idOfCase(transaction, thing, held);
  const found = await caseToDecide(transaction, caseId, by);
  refuseUnlessAllowed(by, found);
  if (suspension && !(found.author && maySuspend(by, found.author))) throw forbidden();
  refuseStale(verdict.version, found);
  if (!held) throw new HttpProblem(409, "gone", says("goneMeanwhile"));
  return carryOut(transaction, deciding, { held, found, verdict, endsSuspension });
}

async function idOfCase(
  transaction: Connection,
  { parent, id }: ModeratedRecord,
  held: LockedRecord | null,
): Promise<number> {
  if (held) return (await caseOf(transaction, held)).id;
  const [known] = await transaction<
    { id: number }[]
  >`select id from cases where parent = ${parent} and record_id = ${id}`;
  if (!known) throw notHere();
  return known.id;
}

type Decided = { held: LockedRecord; found: CaseToDecide; verdict: Verdict; endsSuspension: boolean };

async function carryOut(
  transaction: Connection,
  deciding: Deciding,
  { held, found, verdict, endsSuspension }: Decided,
): Promise<number> {
  const { by, action = "decided" } = deciding;
  const { outcome, reason, text, parts, suspension } = verdict;
  const isBack = outcome === "kept" && (await restoreAll(transaction, found.id, held));
  if (endsSuspension) await endSuspension(transaction, found.id);
  const cleared = outcome === "cleared" ? await clearParts(transaction, found.id, held, parts) : null;
  const suspended =
    suspension && found.author && (await suspend(transaction, found.author.id, { reason: text, ...suspension }));
  const entryId = await addToTrail(transaction, {
    by,
    action,
    subject: moderatedKind(held.parent),
    id: held.id,
    note: noteOf(action, outcome, suspended?.endsAt),
  });
  const concernsAuthor = outcome !== "kept" || isBack || (await hasAuthorAppealed(transaction, found));
  const id = await writeDecision(transaction, found.id, held, {
    outcome,
    reason,
    text,
    parts,
    cleared,
    concernsAuthor,
    entryId,
    automatic: false,
    decidedBy: by.id,
    basis: basisOf(found),
    until: suspended?.endsAt ?? null,
  });
  if (outcome === "hidden" || outcome === "removed") await hideOrRemove(transaction, held, { id, outcome });
  if (outcome === "cleared") await releaseText(transaction, held);
  if (suspended && found.author) {
    await transaction`
      update suspensions set decision_id = ${id} where user_id = ${found.author.id} and ${isInEffect(transaction)}`;
    await deciding.mail.forgetNews(transaction, found.author.id);
  }
  await answerAll(transaction, found.id, { id, outcome });
  await closeByDecision(transaction, found.id, { id, outcome });
  await mailStatement(transaction, deciding, id);
  return id;
}

/** The trail's note: the outcome, or for another action the end of the suspension. */
function noteOf(action: AuditAction, outcome: Verdict["outcome"], endsAt?: string | null) {
  if (action === "decided") return auditNote("outcome", outcome);
  return endsAt ? auditNote("until", endsAt) : undefined;
}

/** The decision's basis, in this order of precedence. */
const basisOf = ({ waits }: CaseToDecide) =>
  (["appeal", "report", "held", "look"] as const).find((waiting) => waits.includes(waiting)) ?? "own";

async function hasAuthorAppealed(transaction: Connection, { id, author, waits }: CaseToDecide): Promise<boolean> {
  if (!waits.includes("appeal") || !author) return false;
  const [own] = await transaction`
    select from appeals join decisions on decisions.id = decision_id
    where case_id = ${id} and appeals.state = 'asked' and user_id = ${author.id} limit 1`;
  return own !== undefined;
}
