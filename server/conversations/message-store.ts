import type { ConversationMessage } from "../../contract/conversations.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, notFound, sessionClosed } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { listReply } from "../lists/list-page.ts";
import { hasBlocked } from "../people/block-store.ts";
import { isMessageVisible, ownConversations } from "./conversation-sql.ts";
import { lockedConversation } from "./conversation-store.ts";
import { accept, notifyAsker } from "./request-answer-store.ts";

type Stretch = Pick<ListQuery, "page" | "limit"> & { upTo?: number };

/**
 * A page of a conversation's messages, newest first; `upTo` is the newest message's id, so that later ones don't shift the
 * pages. Throws not-found for anyone but its two participants.
 */
export async function messagesPage(
  database: Connection,
  id: number,
  readerId: number,
  { page, limit, upTo }: Stretch,
): Promise<List<ConversationMessage>> {
  const read = database`
    from messages where ${isMessageVisible(database, readerId)} ${upTo === undefined ? database`` : database`and messages.id <= ${upTo}`}`;
  const rows = await database<(ConversationMessage & { total: number })[]>`
    select total, page.* from (
      select side.* from ${ownConversations(database, readerId)} and conversations.id = ${id}
    ) side cross join lateral (select count(*)::int as total ${read}) counted left join lateral (
      select messages.id, text, created_at, owner_id is not distinct from ${readerId} as own
      ${read} order by messages.id desc limit ${limit} offset ${(page - 1) * limit}
    ) page on true order by page.id desc`;
  const [found] = rows;
  if (!found) throw notFound("conversation");
  // A page without messages is one row that has the total only.
  const results = rows.flatMap(({ total: _, ...message }) => (message.id === null ? [] : message));
  return listReply({ page, limit }, results, found.total);
}

type NewMessage = { conversationId: number; ownerId: number; otherId: number; text: string; isTold?: boolean };

/**
 * Inserts a message into a locked conversation. To a receiver who blocked its writer it is withheld, which the writer doesn't
 * see. Returns whether it is delivered.
 */
export async function write(
  transaction: Connection,
  { conversationId, ownerId, otherId, text }: NewMessage,
): Promise<{ message: ConversationMessage; isDelivered: boolean }> {
  // A new message makes a cleared conversation, and its inbox entries, reappear.
  const [{ withheld, ...message }] = await transaction<[ConversationMessage & { withheld: boolean }]>`
    with message as (
      insert into messages (conversation_id, owner_id, text, withheld)
      values (${conversationId}, ${ownerId}, ${text}, ${hasBlocked(transaction, otherId, ownerId)}) returning *
    ), sides as (
      insert into conversation_sides (conversation_id, user_id, last_message_id, read_until)
      select conversation_id, member, id, case when member = owner_id then id else 0 end
      from message cross join unnest(${[ownerId, otherId]}::int[]) member where member = owner_id or not withheld
      on conflict (user_id, conversation_id) do update set last_message_id = excluded.last_message_id,
        read_until = greatest(conversation_sides.read_until, excluded.read_until)
    )
    select id, text, created_at, true as own, withheld from message`;
  return { message, isDelivered: !withheld };
}

/** Writes a message, and logs the event if it is delivered. The receiver of a pending request accepts it by writing. */
export async function addMessage(
  transaction: Connection,
  words: NewMessage,
  isAccepted: boolean,
): Promise<ConversationMessage> {
  const { conversationId, ownerId: actorId, otherId, isTold = true } = words;
  if (!isAccepted) await accept(transaction, conversationId);
  const { message, isDelivered } = await write(transaction, words);
  if (isDelivered && !isAccepted) await notifyAsker(transaction, actorId, otherId, conversationId);
  if (isDelivered && isTold)
    await logEvents(transaction, {
      kind: "message.sent",
      actorId,
      data: { to: [otherId], parent: "conversations", recordId: conversationId },
    });
  return message;
}

/**
 * Writes into a conversation; for the receiver of a request this accepts it, even after declining. Throws not-found, forbidden
 * where the other is gone, a conflict if the writer blocked them or still waits for an answer, or 429.
 */
export async function sendMessage(
  transaction: Connection,
  limits: RateLimits,
  { id, ownerId, text }: { id: number; ownerId: number; text: string },
): Promise<ConversationMessage> {
  const { state, User: other } = await lockedConversation(transaction, id, ownerId);
  if (state === "closed" && other) throw conflict("blockedByYou", other.firstName);
  if (state === "asked" && other) throw conflict("writtenAlready", other.firstName);
  if (!other) throw sessionClosed;
  await limits.spend(transaction, "messages", String(ownerId));
  return addMessage(transaction, { conversationId: id, ownerId, otherId: other.id, text }, state === "open");
}
