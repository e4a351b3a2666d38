import type { Outcome } from "../../contract/moderation/decisions.ts";
import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import type { Connection } from "../database/connection.ts";
import { isInEffect } from "../suspensions/suspension-sql.ts";
import { endSuspensionOf } from "../suspensions/suspension-store.ts";
import { restoreParts } from "./part-removal.ts";
import type { LockedRecord } from "./record-store.ts";
import { lockText } from "./text-lock.ts";
import { hideText, removeText, restoreText } from "./text-states.ts";

/** Hides or removes a locked thing, by a decision. */
export async function hideOrRemove(
  transaction: Connection,
  { parent, id }: LockedRecord,
  { id: decisionId, outcome }: { id: number; outcome: "hidden" | "removed" },
): Promise<void> {
  if (parent === "users") return;
  if (parent === "messages") return removeMessage(transaction, id);
  const text = await lockText(transaction, { parent, id });
  if (text) await (outcome === "hidden" ? hideText(transaction, text) : removeText(transaction, text, decisionId));
}

/** Undoes what decisions on a thing's case took away: hiding, cleared parts, suspension. Returns whether there was anything. */
export async function restoreAll(transaction: Connection, caseId: number, thing: LockedRecord): Promise<boolean> {
  const { parent, id } = thing;
  const wasCleared = await restoreParts(transaction, caseId, thing);
  const wasSuspended = await endSuspension(transaction, caseId);
  if (parent === "users") return wasCleared || wasSuspended;
  if (parent === "messages") return (await restoreMessage(transaction, id)) || wasSuspended;
  const wasHidden = await releaseText(transaction, thing);
  return wasHidden || wasCleared || wasSuspended;
}

/** Shows a hidden or held post or comment. Returns whether it was hidden or held. */
export async function releaseText(transaction: Connection, { parent, id }: LockedRecord): Promise<boolean> {
  if (parent === "users" || parent === "messages") return false;
  const text = await lockText(transaction, { parent, id });
  return text !== null && restoreText(transaction, text);
}

/** Ends the suspension by a decision on this case. Returns whether there was one. */
export async function endSuspension(transaction: Connection, caseId: number): Promise<boolean> {
  const [suspended] = await transaction<{ userId: number }[]>`
    select user_id from suspensions join decisions on decisions.id = decision_id
    where case_id = ${caseId} and ${isInEffect(transaction)}`;
  if (suspended) await endSuspensionOf(transaction, suspended.userId);
  return suspended !== undefined;
}

/**
 * Whether this outcome of a pending appeal ends a suspension: one that the decision on this thing brought, and that the outcome
 * overturns.
 */
export async function overturnsSuspension(
  transaction: Connection,
  { parent, id }: ModeratedRecord,
  outcome: Outcome,
): Promise<boolean> {
  const { count } = await transaction`
    select from cases join decisions on case_id = cases.id
      join appeals on appeals.decision_id = decisions.id join suspensions on suspensions.decision_id = decisions.id
    where parent = ${parent} and record_id = ${id} and appeals.state = 'asked' and outcome <> ${outcome} and ${isInEffect(transaction)}`;
  return count > 0;
}

// Each side of a conversation is sorted by the last message it has; a side without any keeps its place. A concurrent new
// message sets a later place anyway.

/** Removes a message for both participants. */
async function removeMessage(transaction: Connection, id: number): Promise<void> {
  await transaction`update messages set removed = true where id = ${id}`;
  await transaction`
    update conversation_sides side set last_message_id = left_over.id from (
      select side.user_id, max(messages.id) as id from conversation_sides side
        join messages on messages.conversation_id = side.conversation_id
      where last_message_id = ${id} and messages.id > cleared_until and not removed and (not withheld or owner_id = side.user_id)
      group by side.user_id
    ) left_over
    where last_message_id = ${id} and side.user_id = left_over.user_id`;
}

/** Restores a removed message. Returns whether it was removed. */
async function restoreMessage(transaction: Connection, id: number): Promise<boolean> {
  const [message] = await transaction<{ conversationId: number; ownerId: number | null; withheld: boolean }[]>`
    update messages set removed = false where id = ${id} and removed returning conversation_id, owner_id, withheld`;
  if (!message) return false;
  const { conversationId, ownerId, withheld } = message;
  await transaction`
    update conversation_sides set last_message_id = greatest(last_message_id, ${id})
    where conversation_id = ${conversationId} and ${id} > cleared_until
      and (not ${withheld}::boolean or user_id = ${ownerId}::int)`;
  return true;
}
