import { factorRecoveryHours } from "../../contract/keys/factor-recovery.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { factorEndsMail, factorRecoveryMail, factorRemovedMail, recoveryMinutes } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";
import { accountByEmail } from "../people/accounts/account-store.ts";
import { isRecoveryHeld } from "../people/accounts/address-return-store.ts";
import { removeFactor } from "../people/accounts/key-removal-store.ts";
import { holderOf, issueToken, redeemToken } from "../people/accounts/token-store.ts";
import { hasFactor } from "./factor-store.ts";

type Mailing = Pick<Services, "config" | "mail">;

/**
 * Mails the owner of this address a link that starts the removal of their second factor; nothing if there is none. `done` runs
 * in the same transaction.
 */
export async function mailFactorRecovery(
  { database, config, mail, limits }: Services,
  email: string,
  done: (transaction: Connection) => Promise<unknown>,
): Promise<void> {
  await database.begin(async (transaction) => {
    await done(transaction);
    await transaction`select from users where mailbox_key(email) = mailbox_key(${email}) for update`;
    const id = (await accountByEmail(transaction, email))?.account.id;
    if (!id || config.secondFactor === "off" || !(await hasFactor(transaction, id))) return;
    if ((await isRecoveryHeld(transaction, id)) || !(await limits.allows("recoveries", String(id)))) return;
    const token = await issueToken(transaction, id, { purpose: "factor", minutes: recoveryMinutes });
    await mail.add(transaction, factorRecoveryMail(config, await recipientById(transaction, id), token));
  });
}

/**
 * Starts the waiting period, and mails a link that cancels it. Returns its end; if it had already started, the existing end. Null
 * for an invalid token.
 */
export function beginWait({ database, config, mail }: Services, token: string) {
  return database.begin(async (transaction): Promise<{ id: number; until: string } | null> => {
    const holder = await holderOf(transaction, "factor", token);
    if (!holder || !(await redeemToken(transaction, "factor", token))) return null;
    const [waited] = await transaction<{ endsAt: string }[]>`
      select ends_at from totp_keys where user_id = ${holder.id} and ends_at is not null`;
    if (waited) return { id: holder.id, until: waited.endsAt };
    const [begun] = await transaction<{ endsAt: string }[]>`
      update totp_keys set ends_at = now() + ${factorRecoveryHours} * interval '1 hour'
      where user_id = ${holder.id} and confirmed_at is not null returning ends_at`;
    if (!begun) return null;
    const keep = await issueToken(transaction, holder.id, {
      purpose: "keep-factor",
      minutes: factorRecoveryHours * 60,
    });
    await mail.add(transaction, factorEndsMail(config, holder, keep));
    return { id: holder.id, until: begun.endsAt };
  });
}

/** Cancels the waiting period; the factor stays. Returns the member's id; null for an invalid token. */
export function cancelWait({ database }: Pick<Services, "database">, token: string): Promise<number | null> {
  return database.begin(async (transaction) => {
    const holder = await holderOf(transaction, "keep-factor", token);
    if (!holder || !(await redeemToken(transaction, "keep-factor", token))) return null;
    await transaction`update totp_keys set ends_at = null where user_id = ${holder.id}`;
    await transaction`delete from account_tokens where user_id = ${holder.id} and purpose = 'factor'`;
    return holder.id;
  });
}

/**
 * Removes the second factors whose waiting period is over at a given time (ISO 8601), and mails their members. Returns the
 * members.
 */
export async function endWaits(transaction: Connection, by: string, { config, mail }: Mailing): Promise<number[]> {
  const over = await transaction<{ userId: number }[]>`
    select user_id from totp_keys where ends_at <= ${by} order by user_id for update skip locked`;
  const ids = over.map(({ userId }) => userId);
  for (const id of ids) {
    await removeFactor(transaction, id);
    await mail.add(transaction, factorRemovedMail(config, await recipientById(transaction, id)));
  }
  return ids;
}
