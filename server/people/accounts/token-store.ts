import type { Connection } from "../../database/connection.ts";
import { hashOf, newToken } from "../../http/tokens.ts";
import { isAddressKnown, type Recipient, recipientColumns } from "../../mail/recipient.ts";

/** Who requested a change of address, in which session; null in tokens of older versions. */
export type Asker = { userId: number | null; sessionId: number | null };

type Purpose =
  | { purpose: "password" | "invitation" | "confirmation" | "factor" | "keep-factor"; minutes: number }
  | { purpose: "email" | "old-mailbox"; minutes: number; newEmail: string; asker: Asker };

/** Recovery and invitation tokens both allow choosing a password, and exist side by side. */
const purposesOf = {
  password: ["password", "invitation"],
  email: ["email"],
  "old-mailbox": ["old-mailbox"],
  confirmation: ["confirmation"],
  factor: ["factor"],
  "keep-factor": ["keep-factor"],
};
type Use = keyof typeof purposesOf;

/** Issues a token to be mailed, and invalidates an older one for the same purpose. */
export async function issueToken(database: Connection, userId: number, wanted: Purpose): Promise<string> {
  const token = newToken();
  const { newEmail, asker } = "newEmail" in wanted ? wanted : { newEmail: null, asker: null };
  await database`
    insert into account_tokens (token_hash, user_id, purpose, new_email, asked_by, session_id, expires_at)
    values (${hashOf(token)}, ${userId}, ${wanted.purpose}, ${newEmail}, ${asker?.userId ?? null},
      ${asker?.sessionId ?? null}, now() + ${wanted.minutes} * interval '1 minute')
    on conflict (user_id, purpose) do update
      set token_hash = excluded.token_hash, new_email = excluded.new_email, asked_by = excluded.asked_by,
        session_id = excluded.session_id, expires_at = excluded.expires_at`;
  return token;
}

/**
 * The member of a valid token; null for a dead one. Locks the member before their tokens, as every writer does, so that no
 * deadlock is possible.
 */
export async function holderOf(database: Connection, use: Use, token: string): Promise<Recipient | null> {
  const [holder] = await database<[Recipient?]>`
    select ${recipientColumns(database)} from users
    where id = (select user_id from account_tokens
      where token_hash = ${hashOf(token)} and purpose = any(${purposesOf[use]}) and expires_at > now())
    for update`;
  return holder ?? null;
}

/** The address that the use of a valid token proves; null for a dead one. */
export async function addressProvenBy(database: Connection, use: Use, token: string): Promise<string | null> {
  const [found] = await database<{ address: string }[]>`
    select coalesce(new_email, email) as address from account_tokens join users on users.id = user_id
    where token_hash = ${hashOf(token)} and purpose = any(${purposesOf[use]}) and expires_at > now()`;
  return found?.address ?? null;
}

type Redeemed = { isInvitation: boolean; newEmail: string | null; askedBy: number | null; sessionId: number | null };

/** Uses a token up; of concurrent calls one gets it, the others null. */
export async function redeemToken(transaction: Connection, use: Use, token: string): Promise<Redeemed | null> {
  const [row] = await transaction<Redeemed[]>`
    delete from account_tokens
    where token_hash = ${hashOf(token)} and purpose = any(${purposesOf[use]}) and expires_at > now()
    returning purpose = 'invitation' as is_invitation, new_email, asked_by, session_id`;
  return row ?? null;
}

/**
 * Invalidates all mailed tokens, and log-ins halfway, after a change of password or address. An invitation stays while the address is unconfirmed:
 * whoever signed up with it must not remove its owner's way in.
 */
export async function revokeTokens(database: Connection, userId: number): Promise<void> {
  await database`delete from sign_in_attempts where user_id = ${userId}`;
  await database`
    delete from account_tokens using users
    where user_id = users.id and users.id = ${userId} and purpose <> 'keep-factor' and (purpose <> 'invitation' or ${isAddressKnown(database)})`;
}
