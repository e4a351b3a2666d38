import type { Account } from "../../contract/accounts.ts";
import type { Connection } from "../database.ts";
import { avatarUrl } from "../images/image-url.ts";
import { hashOf, newToken } from "./token-store.ts";

/** Someone logged in on one device. */
export type Session = { id: number; user: Account };

const lifetime = "30 days";

/** A new session; the token is 256 random bits and is never seen again. `device` is the browser's name for itself. */
export async function startSession(database: Connection, userId: number, device: string): Promise<string> {
  const token = newToken();
  await database`
    insert into sessions (token_hash, user_id, device, expires_at)
    values (${hashOf(token)}, ${userId}, ${device.slice(0, 300)}, now() + ${lifetime}::interval)`;
  return token;
}

type SessionRow = Account & { sessionId: number; idle: boolean };

/** The session of a token with its member as they are now, or null where the token is unknown or expired. */
export async function sessionOf(database: Connection, token: string): Promise<Session | null> {
  const [row] = await database<SessionRow[]>`
    select sessions.id as session_id, last_used_at < now() - interval '10 minutes' as idle, users.id, first_name, last_name,
      email, role, ${avatarUrl(database)} as avatar
    from sessions join users on users.id = user_id
    where token_hash = ${hashOf(token)} and expires_at > now()`;
  if (!row) return null;
  const { sessionId, idle, ...user } = row;
  if (idle) await renewSession(database, sessionId, user.id);
  return { id: sessionId, user };
}

/** Used sessions live on; the moment of use is kept to ten minutes, so that reading stays reading. */
async function renewSession(database: Connection, id: number, userId: number): Promise<void> {
  await database`
    update sessions set last_used_at = now(), expires_at = now() + ${lifetime}::interval where id = ${id}`;
  await database`update users set last_seen_at = now() where id = ${userId}`;
}

export async function endSession(database: Connection, id: number): Promise<void> {
  await database`delete from sessions where id = ${id}`;
}
