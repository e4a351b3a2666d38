import { admitWaiting } from "../../admission/admission-store.ts";
import { hashedAddress } from "../../cohorts/roster-hash.ts";
import { lockVerification } from "../../cohorts/verification-store.ts";
import type { Connection } from "../../database/connection.ts";
import { endGrants } from "../../grants/grant-store.ts";
import type { Services } from "../../http/services.ts";
import { passwordChangedMail, recoveryMail, recoveryMinutes } from "../../mail/account-mails.ts";
import { recipientById } from "../../mail/recipient.ts";
import { accountByEmail } from "./account-store.ts";
import { noteProof } from "./address-proof.ts";
import { isRecoveryHeld } from "./address-return-store.ts";
import { forgetUnprovenKeys } from "./key-removal-store.ts";
import { hashPassword } from "./password.ts";
import { addressProvenBy, holderOf, issueToken, redeemToken, revokeTokens } from "./token-store.ts";

type Recoverer = Pick<Services, "database" | "config" | "mail">;

/**
 * Mails a recovery link to the owner of this address; nothing if there is none, staff entered it lately, or too many were
 * sent. `done` runs in the same transaction, so that each request sends one mail.
 */
export async function mailRecovery(
  { database, config, mail, limits }: Recoverer & Pick<Services, "limits">,
  email: string,
  done: (transaction: Connection) => Promise<unknown>,
): Promise<void> {
  await database.begin(async (transaction) => {
    await done(transaction);
    // Locked until the mail is queued, so that an address that is being changed gets no link.
    await transaction`select from users where mailbox_key(email) = mailbox_key(${email}) for update`;
    const known = await accountByEmail(transaction, email);
    if (!known || (await isRecoveryHeld(transaction, known.account.id))) return;
    const { account } = known;
    if (!(await limits.allows("recoveries", String(account.id)))) return;
    const token = await issueToken(transaction, account.id, { purpose: "password", minutes: recoveryMinutes });
    await mail.add(transaction, recoveryMail(config, await recipientById(transaction, account.id), token));
  });
}

/** Sets the password of a token's member and ends all sessions. Returns the member's id; null for a dead token. */
export async function resetPassword(
  { database, config, mail }: Recoverer,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<number | null> {
  // Hashing is expensive, so the token is checked before it.
  const address = await addressProvenBy(database, "password", token);
  if (address === null) return null;
  const passwordHash = await hashPassword(password, network);
  const confirmed = await hashedAddress(database, address, network);
  return database.begin(async (transaction) => {
    await lockVerification(transaction);
    const holder = await holderOf(transaction, "password", token);
    const redeemed = holder && (await redeemToken(transaction, "password", token));
    if (!redeemed) return null;
    await transaction`update users set password_hash = ${passwordHash} where id = ${holder.id}`;
    await transaction`delete from sessions where user_id = ${holder.id}`;
    // Somebody else may have signed up with this address: the keys they added end here.
    await forgetUnprovenKeys(transaction, holder.id);
    await endGrants(transaction, holder.id, { feeds: false });
    await noteProof(transaction, holder.id, confirmed);
    if (redeemed.isInvitation) await admitWaiting(transaction, [holder.id]);
    await revokeTokens(transaction, holder.id);
    await mail.add(transaction, passwordChangedMail(config, holder));
    return holder.id;
  });
}
