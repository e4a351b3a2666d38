import type { Connection } from "../database/connection.ts";

// Each side of a conversation is sorted by the last message it has; a side without any keeps its place. A concurrent new
// message sets a later place anyway.

/** Removes a message for both participants. */
export async function removeMessage(transaction: Connection, id: number): Promise<void> {
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
export async function restoreMessage(transaction: Connection, id: number): Promise<boolean> {
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
