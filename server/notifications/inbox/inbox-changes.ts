import type { Connection } from "../../database/connection.ts";

/** Records that members' inboxes changed, in the transaction that changed them, so that their live streams are told. */
export async function noteInboxes(transaction: Connection, members: readonly number[]): Promise<void> {
  await transaction`insert into inbox_changes (user_id) select unnest(${[...members]}::int[])`;
}

/** Deletes changes that every process has read. Returns how many. */
export async function forgetInboxChanges(transaction: Connection): Promise<number> {
  const { count } = await transaction`delete from inbox_changes where changed_at < now() - interval '1 hour'`;
  return count;
}
