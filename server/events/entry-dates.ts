import type { Connection } from "../database/connection.ts";

type Subject = { postId: number; commentId: number | null };

/**
 * Dates the entries about a post or comment whose state changed: hidden events don't make an entry newer. Comments are hidden and
 * shown with their post.
 */
export async function updateEntryDates(transaction: Connection, { postId, commentId }: Subject): Promise<void> {
  const isAbout =
    commentId === null
      ? transaction`post_id = ${postId} and comment_id is null`
      : transaction`comment_id = ${commentId}`;
  const entries = await transaction<{ id: number }[]>`
    select id from entries where id in (
      select entry_id from entry_events where event_id = any(array(select id from events where ${isAbout})))
    order by id for update`;
  if (entries.length > 0) await transaction`select date_entries(${entries.map(({ id }) => id)}::int[])`;
}
