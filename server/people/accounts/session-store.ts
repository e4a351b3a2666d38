import { proofMinutes } from "../../../contract/people/settings.ts";
import type { Connection } from "../../database/connection.ts";
import { unauthorized } from "../../http/problems.ts";
import type { Session } from "../../http/session.ts";
import { hashOf, newToken } from "../../http/tokens.ts";
import { avatarUrl } from "../../images/image-url.ts";
import { isUnconfirmed } from "../../mail/recipient.ts";
import { isPossiblyNew } from "../../moderation/new-members.ts";
import { circleJson } from "../../visibility/field-sql.ts";
import { accountState, isConfirmed } from "./account-sql.ts";

/** How long an unused session lives, how long any session lives, and the most sessions of a member. */
const lifetime = "30 days";
const longestLife = "180 days";
const mostAtOnce = 20;

/**
 * Starts a session; where there are too many, it replaces the longest unused. The token has 256 random bits, and only its hash is
 * stored. `device` is the browser's user agent. With `lacksFactor` it can only be used to set up a second factor.
 */
export async function startSession(
  database: Connection,
  userId: number,
  device: string,
  lacksFactor = false,
): Promise<string> {
  const token = newToken();
  const [started] = await database<[{ id: number }]>`
    insert into sessions (token_hash, user_id, device, lacks_factor, expires_at)
    values (${hashOf(token)}, ${userId}, ${device.slice(0, 300)}, ${lacksFactor}, now() + ${lifetime}::interval)
    returning id`;
  await database`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} and id <> ${started.id}
      order by ${isAlive(database)} desc, last_used_at desc, id desc offset ${mostAtOnce - 1})`;
  return token;
}

/** Whether a `sessions` row is valid, in SQL. */
export const isAlive = (database: Connection) => database`
  (expires_at > now() and created_at > now() - ${longestLife}::interval)`;

/**
 * A `sessions` row joined with its member as JSON, in SQL: a `Session`, the `hash` of its token, and whether it is `idle`, so
 * that its use has to be written.
 */
export const sessionJson = (database: Connection) => database`
  json_build_object('hash', encode(token_hash, 'hex'), 'id', sessions.id, 'idle', ${isIdle(database)},
    'isProven', ${isProven(database)}, 'lacksFactor', lacks_factor, 'grant', null, ${memberOfSession(database)})`;

/** What a session knows of its member from `users`, in SQL: names and values for `json_build_object`. */
export const memberOfSession = (database: Connection) => database`
  'isUnconfirmed', ${isUnconfirmed(database)},
    'isNew', ${isPossiblyNew(database)}, 'circle', ${circleJson(database)},
    'hasHidden', exists(select from cases where author_id = users.id and notice_id is not null),
    'user', json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name, 'email', email,
      'role', role, 'avatar', ${avatarUrl(database)}, 'verified', users.verified,
      'emailConfirmed', ${isConfirmed(database)}, 'state', ${accountState(database)})`;

const isProven = (database: Connection) => database`
  greatest(sessions.created_at, proven_at) > now() - ${proofMinutes} * interval '1 minute'`;

/** Records that a session's member has just given a proof. */
export async function noteSessionProof(database: Connection, id: number): Promise<void> {
  await database`update sessions set proven_at = now() where id = ${id}`;
}

/** Gives a session full access once its member has set up a second factor. */
export async function noteFactorSetUp(database: Connection, id: number): Promise<void> {
  await database`update sessions set lacks_factor = false where id = ${id} and lacks_factor`;
}

/** The first use after another log-in is written too, because it decides which of too many sessions is the longest unused. */
const isIdle = (database: Connection) => database`
  (last_used_at < now() - interval '10 minutes' or exists (
    select from sessions others where others.user_id = sessions.user_id and others.created_at > sessions.last_used_at))`;

/** Extends a used session. Uses are written every ten minutes only, so that most requests don't write. */
export async function renewSession(database: Connection, { id, user }: Session): Promise<void> {
  await database`
    update sessions set last_used_at = now(), expires_at = now() + ${lifetime}::interval where id = ${id}`;
  await database`update users set last_seen_at = now() where id = ${user.id}`;
}

/**
 * Throws unauthorized for a session that ended during its request. The member is locked, as by whatever ends their sessions.
 */
export async function checkIsOpen(transaction: Connection, id: number): Promise<void> {
  const { count } = await transaction`select from sessions where id = ${id}`;
  if (count === 0) throw unauthorized();
}

export async function endSession(database: Connection, id: number): Promise<void> {
  await database`delete from sessions where id = ${id}`;
}
