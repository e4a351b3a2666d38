import type { Connection } from "../../database/connection.ts";

/** Removes the second factor; false if there was none. */
export async function removeFactor(transaction: Connection, userId: number): Promise<boolean> {
  await transaction`delete from recovery_codes where user_id = ${userId}`;
  const removed = await transaction`
    delete from totp_keys where user_id = ${userId} returning confirmed_at is not null as was_on`;
  return removed.some(({ wasOn }) => wasOn);
}

/**
 * Removes the passkeys and providers' logins of an account whose address isn't proven to be its member's: somebody else may have
 * added them. The second factor stays, so that a mailbox alone doesn't open the account.
 */
export async function forgetUnprovenKeys(transaction: Connection, userId: number): Promise<void> {
  const [unproven] = await transaction`select from users where id = ${userId} and email_proven_at is null`;
  if (!unproven) return;
  await transaction`delete from passkeys where user_id = ${userId}`;
  await transaction`delete from identities where user_id = ${userId}`;
}

/** Removes what was added to an account since its address was changed, by whoever changed it. */
export async function forgetKeysSince(transaction: Connection, userId: number, changedAt: string): Promise<void> {
  await transaction`delete from passkeys where user_id = ${userId} and created_at >= ${changedAt}`;
  await transaction`delete from identities where user_id = ${userId} and created_at >= ${changedAt}`;
  await transaction`delete from totp_keys where user_id = ${userId} and created_at >= ${changedAt}`;
}
