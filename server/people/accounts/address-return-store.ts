import { hashedAddress } from "../../cohorts/roster-hash.ts";
import { lockVerification } from "../../cohorts/verification-store.ts";
import type { Connection } from "../../database/connection.ts";
import { endGrants } from "../../grants/grant-store.ts";
import { conflictOn } from "../../http/problems.ts";
import type { Services } from "../../http/services.ts";
import { hashOf, newToken } from "../../http/tokens.ts";
import {
  type AddressReturnToken,
  addressReturnDays,
  changeTakenBackMail,
  recoveryMail,
  recoveryMinutes,
} from "../../mail/account-mails.ts";
import { type Recipient, recipientById, recipientColumns } from "../../mail/recipient.ts";
import { addressTaken } from "./account-sql.ts";
import { noteProof } from "./address-proof.ts";
import { forgetKeysSince } from "./key-removal-store.ts";
import { issueToken, revokeTokens } from "./token-store.ts";

/**
 * Issues a token that gives this address back to the member after a change, together with the password of the time: the current
 * one, or, where the address isn't theirs any more, the one kept with an earlier token. It holds recovery back where staff
 * entered the new address of an account that somebody uses, or an earlier one for this address still does.
 */
export async function issueReturn(
  transaction: Connection,
  { id, email }: { id: number; email: string },
  { byStaff = false }: { byStaff?: boolean } = {},
): Promise<AddressReturnToken> {
  const token = newToken();
  const isUsed = transaction`(users.password_hash is not null or email_proven_at is not null)`;
  const [issued] = await transaction<[{ holdsRecovery: boolean }]>`
    insert into address_returns (token_hash, user_id, email, password_hash, expires_at, holds_recovery)
    select ${hashOf(token)}::bytea, id, ${email}::text, case when users.email = ${email} then password_hash else (
        select password_hash from address_returns
        where user_id = users.id and mailbox_key(email) = mailbox_key(${email}) order by id desc limit 1) end,
      now() + ${addressReturnDays} * interval '1 day', ${byStaff} and ${isUsed} or exists (
        select from address_returns earlier where user_id = users.id and mailbox_key(earlier.email) = mailbox_key(${email})
          and holds_recovery and expires_at > now())
    from users where id = ${id} returning holds_recovery`;
  return { token, ...issued };
}

/**
 * Whether staff recently entered this member's address and no former address has approved it: then it can't be used for recovery.
 */
export async function isRecoveryHeld(database: Connection, userId: number): Promise<boolean> {
  const { count } = await database`
    select from address_returns join users on users.id = user_id
    where user_id = ${userId} and holds_recovery and expires_at > now()
      and mailbox_key(address_returns.email) <> mailbox_key(users.email)`;
  return count > 0;
}

/** Ends the hold on recovery for a member who has since changed the address themself. */
export async function releaseRecovery(database: Connection, userId: number): Promise<void> {
  await database`update address_returns set holds_recovery = false where user_id = ${userId} and holds_recovery`;
}

/**
 * Records that the old address approves a change by staff, with the token that could undo it. Returns the member's id; null for a
 * dead token.
 */
export async function agreeToChange({ database }: Pick<Services, "database">, token: string): Promise<number | null> {
  const [agreed] = await database<{ userId: number }[]>`
    update address_returns set holds_recovery = false from address_returns used
    where used.token_hash = ${hashOf(token)} and used.holds_recovery and used.expires_at > now()
      and address_returns.user_id = used.user_id and mailbox_key(address_returns.email) = mailbox_key(used.email)
    returning address_returns.user_id`;
  return agreed?.userId ?? null;
}

/** Whether an address may still return to another member than this one, and so can't be taken. */
export async function isAddressReserved(database: Connection, email: string, fromId: number | null): Promise<boolean> {
  const [held] = await database`
    select from address_returns
    where mailbox_key(email) = mailbox_key(${email}) and user_id is distinct from ${fromId}::int and expires_at > now() limit 1`;
  return held !== undefined;
}

/** Whether this address may still return to this member. */
export async function mayComeBack(database: Connection, userId: number, email: string): Promise<boolean> {
  const [open] = await database`
    select from address_returns
    where mailbox_key(email) = mailbox_key(${email}) and user_id = ${userId} and expires_at > now() limit 1`;
  return open !== undefined;
}

/**
 * Gives a member their former address and password back, ends all sessions and mails a recovery link there. Tokens mailed to
 * later addresses are deleted, because whoever took over the account has these. Returns the member's id; null for a dead token.
 */
export async function takeBackEmail(
  { database, config, mail }: Pick<Services, "database" | "config" | "mail">,
  token: string,
  network: string,
): Promise<number | null> {
  const [kept] = await database<{ email: string }[]>`
    select email from address_returns where token_hash = ${hashOf(token)} and expires_at > now()`;
  if (!kept) return null;
  const confirmed = await hashedAddress(database, kept.email, network);
  return conflictOn(addressTaken, "addressTaken", () =>
    database.begin(async (transaction) => {
      await lockVerification(transaction);
      const [holder] = await transaction<[Recipient?]>`
        select ${recipientColumns(transaction)} from users
        where id = (select user_id from address_returns where token_hash = ${hashOf(token)} and expires_at > now())
        for update`;
      if (!holder) return null;
      const [used] = await transaction<[{ email: string; changedAt: string; passwordHash: string | null }?]>`
        select email, expires_at - ${addressReturnDays} * interval '1 day' as changed_at, (
          select password_hash from address_returns latest
          where latest.user_id = used.user_id and mailbox_key(latest.email) = mailbox_key(used.email) order by id desc limit 1)
        from address_returns used where token_hash = ${hashOf(token)} and expires_at > now()`;
      if (!used) return null;
      const { id, email, changedAt, passwordHash } = { ...holder, ...used };
      await transaction`
        delete from address_returns where user_id = ${id} and id >= (
          select min(id) from address_returns where user_id = ${id} and mailbox_key(email) = mailbox_key(${email}))`;
      await transaction`delete from sessions where user_id = ${id}`;
      await endGrants(transaction, id, { feeds: true });
      await revokeTokens(transaction, id);
      if (email !== holder.email) {
        await transaction`
          update users set email = ${email}, is_double = false, password_hash = ${passwordHash}, updated_at = now() where id = ${id}`;
        await forgetKeysSince(transaction, id, changedAt);
        await mail.add(transaction, changeTakenBackMail(config, holder));
      }
      await noteProof(transaction, id, confirmed);
      if (await isRecoveryHeld(transaction, id)) return id;
      const wayIn = await issueToken(transaction, id, { purpose: "password", minutes: recoveryMinutes });
      await mail.add(transaction, recoveryMail(config, await recipientById(transaction, id), wayIn));
      return id;
    }),
  );
}
