import type { Connection, Database } from "../database/connection.ts";
import type { Session } from "../http/session.ts";

/** A stream not refreshed for this long isn't counted: its process was killed, or lost the database. */
const countedFor = "1 minute";
/** Rows are kept longer, so that a process that reconnects can refresh them. */
const keptFor = "1 day";

type Most = { ofSession: number; ofMember: number };

/**
 * Registers a session's stream and returns its id; the limit that is reached where the session, or its member over all
 * sessions, has the most already, in all processes; null if the session ended.
 */
export function addStream(
  database: Database,
  { id: sessionId, user }: Session,
  most: Most,
): Promise<number | keyof Most | null> {
  return database.begin(async (transaction) => {
    // Serialises concurrent streams of a member, so that they don't exceed the maximum.
    await transaction`select from users where id = ${user.id} for no key update`;
    const [open] = await transaction<[{ ofSession: number; ofMember: number }]>`
      select count(*) filter (where session_id = ${sessionId})::int as of_session, count(*)::int as of_member
      from live_streams join sessions on sessions.id = session_id
      where user_id = ${user.id} and seen_at > now() - ${countedFor}::interval`;
    if (open.ofSession >= most.ofSession) return "ofSession";
    if (open.ofMember >= most.ofMember) return "ofMember";
    const [added] = await transaction<{ id: number }[]>`
      insert into live_streams (session_id) select id from sessions where id = ${sessionId} for key share returning id`;
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
