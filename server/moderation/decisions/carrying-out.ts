import type { Outcome } from "../../../contract/moderation/outcomes.ts";
import type { Thing } from "../../../contract/moderation/things.ts";
import type { Connection } from "../../database/connection.ts";
import { isOn } from "../../suspensions/suspension-sql.ts";
import { lift } from "../../suspensions/suspension-store.ts";
import { lockedText } from "../hiding/locked-text.ts";
import { bringBackMessage, removeMessage } from "../hiding/message-removal.ts";
import { bringBack, hide, remove } from "../hiding/state-changes.ts";
import type { LockedThing } from "../things/thing-store.ts";
import { giveBack } from "./clearing.ts";

/** Hides or removes a locked thing, by a decision. */
export async function hideOrRemove(
  transaction: Connection,
  { parent, id }: LockedThing,
  { id: decisionId, outcome }: { id: number; outcome: "hidden" | "removed" },
): Promise<void> {
  if (parent === "users") return;
  if (parent === "messages") return removeMessage(transaction, id);
  const text = await lockedText(transaction, { parent, id });
  if (text) await (outcome === "hidden" ? hide(transaction, text) : remove(transaction, text, decisionId));
}

/** Undoes what decisions on a thing's case took away: hiding, cleared parts, suspension. Returns whether there was anything. */
export async function bringBackAll(transaction: Connection, caseId: number, thing: LockedThing): Promise<boolean> {
  const { parent, id } = thing;
  const wasCleared = await giveBack(transaction, caseId, thing);
  const wasSuspended = await endSuspension(transaction, caseId);
  if (parent === "users") return wasCleared || wasSuspended;
  if (parent === "messages") return (await bringBackMessage(transaction, id)) || wasSuspended;
  const wasHidden = await letThrough(transaction, thing);
  return wasHidden || wasCleared || wasSuspended;
}

/** Shows a hidden or held post or comment. Returns whether it was hidden or held. */
export async function letThrough(transaction: Connection, { parent, id }: LockedThing): Promise<boolean> {
  if (parent === "users" || parent === "messages") return false;
  const text = await lockedText(transaction, { parent, id });
  return text !== null && bringBack(transaction, text);
}

/** Ends the suspension by a decision on this case. Returns whether there was one. */
export async function endSuspension(transaction: Connection, caseId: number): Promise<boolean> {
  const [suspended] = await transaction<{ userId: number }[]>`
    select user_id from suspensions join decisions on decisions.id = decision_id
    where case_id = ${caseId} and ${isOn(transaction)}`;
  if (suspended) await lift(transaction, suspended.userId);
  return suspended !== undefined;
}

/**
 * Whether someone is suspended by a decision on this thing that a pending appeal and this outcome would overturn; then the
 * suspension ends.
 */
export async function overturnsSuspension(
  transaction: Connection,
  { parent, id }: Thing,
  outcome: Outcome,
): Promise<boolean> {
  const { count } = await transaction`
    select from cases join decisions on case_id = cases.id
      join appeals on appeals.decision_id = decisions.id join suspensions on suspensions.decision_id = decisions.id
    where parent = ${parent} and record_id = ${id} and appeals.state = 'asked' and outcome <> ${outcome} and ${isOn(transaction)}`;
  return count > 0;
}
