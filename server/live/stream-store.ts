import type { Connection, Database } from "../database/connection.ts";

/** Of which nobody has said for so long that it is open counts no more: its process was killed, or the database was away. */
const countedFor = "1 minute";
/** Until then whoever comes back can say so still. */
const keptFor = "1 day";

/** Writes down that a session opens a stream, and returns its id; null where it has so many already, in whatever process. */
export function addStream(database: Database, sessionId: number, most: number): Promise<number | null> {
  return database.begin(async (transaction) => {
    // One after the other, so that none more than allowed come at once.
    await transaction`select from sessions where id = ${sessionId} for no key update`;
    const [added] = await transaction<{ id: number }[]>`
      insert into live_streams (session_id) select id from sessions
      where id = ${sessionId} and ${most} > (
        select count(*) from live_streams where session_id = ${sessionId} and seen_at > now() - ${countedFor}::interval)
      returning id`;
    return added?.id ?? null;
  }) as Promise<number | null>;
}

export async function removeStreams(database: Connection, ids: readonly number[]): Promise<void> {
  await database`delete from live_streams where id = any(${[...ids]}::int[])`;
}

/** Says that these are open still, and forgets those of which nobody does any more. */
export async function keepStreams(database: Connection, ids: readonly number[]): Promise<void> {
  await database`update live_streams set seen_at = now() where id = any(${[...ids]}::int[])`;
  await database`delete from live_streams where seen_at < now() - ${keptFor}::interval`;
}
