import type { Connection } from "../../database/connection.ts";
import { hashOf, newToken } from "../../http/tokens.ts";
import { isAddressKnown, type Recipient, recipientColumns } from "../../mail/recipient.ts";

/** Who asks for a new address, and on which device; null in tokens from before that was written down. */
export type Asker = { userId: number | null; sessionId: number | null };

type Purpose =
  | { purpose: "password" | "invitation" | "confirmation"; minutes: number }
  | { purpose: "email"; minutes: number; newEmail: string; asker: Asker };

/** A recovery and an invitation both let choose a password; neither takes the place of the other. */
const purposesOf = { password: ["password", "invitation"], email: ["email"], confirmation: ["confirmation"] };
type Use = keyof typeof purposesOf;

/** A token to be mailed; an older one for the same purpose is dead from now on. */
export async function issueToken(database: Connection, userId: number, wanted: Purpose): Promise<string> {
  const token = newToken();
  const { newEmail, asker } = wanted.purpose === "email" ? wanted : { newEmail: null, asker: null };
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
 * Whose living token this is; null for a dead one. Locks the member before their tokens, as every writer does: the other
 * way round two could wait for each other.
 */
export async function holderOf(database: Connection, use: Use, token: string): Promise<Recipient | null> {
  const [holder] = await database<[Recipient?]>`
    select ${recipientColumns(database)} from users
    where id = (select user_id from account_tokens
      where token_hash = ${hashOf(token)} and purpose = any(${purposesOf[use]}) and expires_at > now())
    for update`;
  return holder ?? null;
}

type Redeemed = { isInvitation: boolean; newEmail: string | null; askedBy: number | null; sessionId: number | null };

/** Uses a token up: of several at once one gets an answer, the others null. */
export async function redeemToken(transaction: Connection, use: Use, token: string): Promise<Redeemed | null> {
  const [row] = await transaction<Redeemed[]>`
    delete from account_tokens
    where token_hash = ${hashOf(token)} and purpose = any(${purposesOf[use]}) and expires_at > now()
    returning purpose = 'invitation' as is_invitation, new_email, asked_by, session_id`;
  return row ?? null;
}

/**
 * After a change of password or address no mailed link must work any more; but who only claims an address can't take away
 * the link by which its owner comes in.
 */
export async function revokeTokens(database: Connection, userId: number): Promise<void> {
  await database`
    delete from account_tokens using users
    where user_id = users.id and users.id = ${userId} and (purpose <> 'invitation' or ${isAddressKnown(database)})`;
}
