import type { Connection } from "../../database/connection.ts";

/** Says that members' inboxes are not what they were, in the transaction that changed them: their pages are told. */
export async function noteInboxes(transaction: Connection, members: readonly number[]): Promise<void> {
  await transaction`insert into inbox_changes (user_id) select unnest(${[...members]}::int[])`;
}

/** Forgets what every process has seen long ago. Returns how many. */
export async function forgetInboxChanges(transaction: Connection): Promise<number> {
  const { count } = await transaction`delete from inbox_changes where changed_at < now() - interval '1 hour'`;
  return count;
}
