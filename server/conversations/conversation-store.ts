import type { Conversation, ConversationState } from "../../contract/conversations.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { endConversations } from "../moderation/bin-expiry.ts";
import { closeCases } from "../moderation/case-changes.ts";
import { conversationColumns, isMessageVisible, ownConversations, stateOf } from "./conversation-sql.ts";

type Wanted = Pick<ListQuery, "page" | "limit"> & { state?: ConversationState };

/** A member's conversations, by the last message; those they declined only if `state` asks for them. */
export async function conversationsPage(
  database: Connection,
  readerId: number,
  { page, limit, state }: Wanted,
): Promise<List<Conversation>> {
  const own = ownConversations(database, readerId);
  const isWanted = state
    ? database`${stateOf(database, readerId)} = ${state}`
    : database`(accepted_at is not null or declined_at is null or asker_id = ${readerId})`;
  const total = database`select count(*)::int as total from ${own} and ${isWanted}`;
  const rows = await database<(Conversation & { total: number })[]>`
    select (${total}) as total, ${conversationColumns(database, readerId)} from ${own} and ${isWanted}
    order by side.last_message_id desc limit ${limit} offset ${(page - 1) * limit}`;
  // An empty page has no row that contains the total.
  const [counted] = rows.length > 0 || page === 1 ? rows : await database<{ total: number }[]>`${total}`;
  const results = rows.map(({ total: _, ...conversation }) => conversation);
  return listReply({ page, limit }, results, counted?.total ?? 0);
}

/** A member's conversation. Throws not-found for anyone but its two participants. */
export async function conversationById(database: Connection, id: number, readerId: number): Promise<Conversation> {
  const [conversation] = await database<Conversation[]>`
    select ${conversationColumns(database, readerId)} from ${ownConversations(database, readerId)} and conversations.id = ${id}`;
  if (!conversation) throw notFound("conversation");
  return conversation;
}

/** As `conversationById`; locked until the transaction ends. */
export async function lockedConversation(transaction: Connection, id: number, readerId: number): Promise<Conversation> {
  const [conversation] = await transaction<Conversation[]>`
    select ${conversationColumns(transaction, readerId)} from ${ownConversations(transaction, readerId)} and conversations.id = ${id}
    for no key update of conversations`;
  if (!conversation) throw notFound("conversation");
  return conversation;
}

/**
 * Moves a member's read mark forward, never back. Returns the time until which everything in the conversation is read: just
 * before the other's next message. Throws not-found.
 */
export async function readUpTo(
  database: Connection,
  id: number,
  readerId: number,
  upTo: number,
): Promise<string | undefined> {
  await conversationById(database, id, readerId);
  const [read] = await database<{ until: string }[]>`
    update conversation_sides side set read_until = greatest(read_until, coalesce((
      select max(messages.id) from messages where ${isMessageVisible(database, readerId)} and messages.id <= ${upTo}), 0))
    where conversation_id = ${id} and user_id = ${readerId}
    returning coalesce((
      select date_trunc('milliseconds', min(created_at)) - interval '1 millisecond' from messages
      where ${isMessageVisible(database, readerId)} and owner_id is distinct from ${readerId} and messages.id > side.read_until), now()) as until`;
  return read?.until;
}

/**
 * Clears a conversation for a member. A pending request of theirs is withdrawn for both, leaving only the record that it was
 * made; a conversation that both have cleared is deleted. Throws not-found.
 */
export async function clearConversation(transaction: Connection, id: number, readerId: number): Promise<void> {
  await conversationById(transaction, id, readerId);
  const [held] = await transaction<{ isOwnRequest: boolean; isAccepted: boolean }[]>`
    select asker_id = ${readerId} and accepted_at is null as is_own_request, accepted_at is not null as is_accepted
    from conversations where id = ${id} for no key update`;
  if (!held) throw notFound("conversation");
  if (held.isOwnRequest) {
    await transaction`update conversations set taken_back_at = now() where id = ${id}`;
    await transaction`delete from conversation_sides where conversation_id = ${id}`;
    // A request for a seat is a first message, too.
    await transaction`
      delete from seat_requests using messages where messages.id = message_id and conversation_id = ${id} and user_id = ${readerId}`;
    const gone = await transaction<{ id: number }[]>`delete from messages where conversation_id = ${id} returning id`;
    return closeCases(
      transaction,
      gone.map((message) => ({ parent: "messages", id: message.id })),
    );
  }
  await transaction`
    update conversation_sides set cleared_until = greatest(last_message_id, latest.id), read_until = greatest(read_until, latest.id)
    from (select max(messages.id) as id from messages where conversation_id = ${id} and (not withheld or owner_id = ${readerId})) latest
    where conversation_id = ${id} and user_id = ${readerId}`;
  if (!held.isAccepted) return;
  await endConversations(
    transaction,
    transaction`id = ${id} and not exists (
      select from conversation_sides where conversation_id = ${id} and last_message_id > cleared_until)`,
  );
}
