import type { Connection, Database } from "../database/connection.ts";

/** A stream not refreshed for this long isn't counted: its process was killed, or lost the database. */
const countedFor = "1 minute";
/** Rows are kept longer, so that a process that reconnects can refresh them. */
const keptFor = "1 day";

/** Registers a session's stream and returns its id; null where the session has `most` already, in all processes. */
export function addStream(database: Database, sessionId: number, most: number): Promise<number | null> {
  return database.begin(async (transaction) => {
    // Serialises concurrent streams of a session, so that they don't exceed the maximum.
    await transaction`select from sessions where id = ${sessionId} for no key update`;
    const [added] = await transaction<{ id: number }[]>`
      insert into live_streams (session_id) select id from sessions
      where id = ${sessionId} and ${most} > (
        select count(*) from live_streams where session_id = ${sessionId} and seen_at > now() - ${countedFor}::interval)
      returning id`;
    return added?.id ?? null;
  });
}

export async function removeStreams(database: Connection, ids: readonly number[]): Promise<void> {
  await database`delete from live_streams where id = any(${[...ids]}::int[])`;
}

/** Marks streams as still open, and deletes rows that haven't been for a day. */
export async function keepStreams(database: Connection, ids: readonly number[]): Promise<void> {
  await database`update live_streams set seen_at = now() where id = any(${[...ids]}::int[])`;
  await database`delete from live_streams where seen_at < now() - ${keptFor}::interval`;
}
