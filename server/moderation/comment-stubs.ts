import type { Connection } from "../database/connection.ts";
import { closeCases } from "./case-changes.ts";

/**
 * Deletes comments of locked posts, and closes their cases. A comment with replies becomes a stub without text, author, votes,
 * versions and events; it is deleted with its last reply.
 */
export async function deleteWithStubs(transaction: Connection, ids: readonly number[]): Promise<void> {
  const stubs = await transaction<{ id: number }[]>`
    update comments set state = 'deleted', text = '', owner_id = null, votes = 0, edited_at = null, mentioned = '{}'
    where id = any(${[...ids]}::int[]) and exists (
      select from comments replies where reply_to_id = comments.id and replies.id <> all(${[...ids]}::int[]))
    returning id`;
  const kept = stubs.map(({ id }) => id);
  if (kept.length > 0) {
    await transaction`delete from comment_votes where comment_id = any(${kept})`;
    await transaction`delete from comment_versions where comment_id = any(${kept})`;
    await transaction`delete from events where comment_id = any(${kept})`;
    await transaction`update questions set accepted_id = null where accepted_id = any(${kept})`;
  }
  const gone = await transaction<{ replyToId: number | null }[]>`
    delete from comments where id = any(${[...ids]}::int[]) and id <> all(${kept}::int[]) returning reply_to_id`;
  await closeCases(
    transaction,
    ids.map((id) => ({ parent: "comments", id })),
  );
  const threads = gone.flatMap(({ replyToId }) => replyToId ?? []);
  if (threads.length === 0) return;
  await transaction`
    delete from comments where id = any(${threads}::int[]) and state = 'deleted'
      and not exists (select from comments replies where reply_to_id = comments.id)`;
}
