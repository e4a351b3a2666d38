import type { Conversation } from "../../contract/conversations.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, forbidden, notFound, sessionClosed } from "../http/problems.ts";
import { endConversations } from "../moderation/bin-expiry.ts";
import { hasBlocked } from "../people/block-store.ts";
import { isVisible } from "../visibility/visibility.ts";
import { conversationById } from "./conversation-store.ts";

/**
 * Accepts or declines a request; the asker isn't told of a decline. Throws not-found, forbidden for the asker, or a conflict
 * where it is accepted already or the receiver has blocked the asker.
 */
export async function answerRequest(
  transaction: Connection,
  id: number,
  receiver: Account,
  isYes: boolean,
): Promise<Conversation> {
  await conversationById(transaction, id, receiver.id);
  const [found] = await transaction<{ askerId: number | null; isAccepted: boolean }[]>`
    select asker_id, accepted_at is not null as is_accepted from conversations where id = ${id} for no key update`;
  if (!found) throw notFound("conversation");
  if (found.askerId === receiver.id) throw forbidden("notToAsker");
  if (found.isAccepted && !isYes) throw conflict("acceptedAlready");
  if (!found.isAccepted && isYes) {
    const asking = transaction`users.id`;
    const [asker] = await transaction<{ id: number; firstName: string; isBlocked: boolean; isDeaf: boolean }[]>`
      select id, first_name, ${hasBlocked(transaction, receiver.id, asking)} as is_blocked,
        ${hasBlocked(transaction, asking, receiver.id)} as is_deaf
      from users
      where id = ${found.askerId} and ${isVisible(transaction, "users")}`;
    if (!asker) throw sessionClosed;
    if (asker.isBlocked) throw conflict("blockedByYou", asker.firstName);
    await accept(transaction, id);
    if (!asker.isDeaf) await notifyAsker(transaction, receiver.id, asker.id, id);
  }
  if (!isYes) {
    await transaction`update conversations set declined_at = coalesce(declined_at, now()) where id = ${id}`;
  }
  return conversationById(transaction, id, receiver.id);
}

/** Accepts a request, and deletes a pending one in the opposite direction. */
export async function accept(transaction: Connection, id: number): Promise<void> {
  const [accepted] = await transaction<{ askerId: number; receiverId: number }[]>`
    update conversations set accepted_at = now(), declined_at = null, taken_back_at = null where id = ${id}
    returning asker_id, receiver_id`;
  if (!accepted) throw notFound("conversation");
  const { askerId, receiverId } = accepted;
  await endConversations(
    transaction,
    transaction`asker_id = ${receiverId} and receiver_id = ${askerId} and accepted_at is null`,
  );
}

/** Logs the event that notifies the asker of the acceptance. */
export const notifyAsker = (transaction: Connection, actorId: number, askerId: number, conversationId: number) =>
  logEvents(transaction, {
    kind: "contact.answered",
    actorId,
    data: { to: [askerId], parent: "conversations", recordId: conversationId },
  });
