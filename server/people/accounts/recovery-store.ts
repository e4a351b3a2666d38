import type { Role } from "../../../contract/people/people.ts";
import { mayChangeEmail } from "../../../contract/rights.ts";
import { letInWhoWaits } from "../../admission/admission-store.ts";
import { inTurnAtVerifying } from "../../cohorts/verification.ts";
import { type Connection, violatedConstraint } from "../../database/connection.ts";
import { conflict } from "../../http/problems.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import {
  confirmationHours,
  confirmEmailMail,
  emailChangedMail,
  emailChangingMail,
  passwordChangedMail,
  recoveryMail,
  recoveryMinutes,
} from "../../mail/letters.ts";
import { type Recipient, recipientById } from "../../mail/recipient.ts";
import { hashPassword } from "../passwords/password.ts";
import { accountByEmail } from "./account-store.ts";
import { noteProof } from "./address-proof.ts";
import { isHeldBack, issueReturn } from "./address-return-store.ts";
import { type Asker, holderOf, issueToken, redeemToken, revokeTokens } from "./token-store.ts";

type Recoverer = Pick<Surroundings, "database" | "config" | "mail">;

/**
 * Mails a way back in to whoever has this address; nothing where nobody does, or too often already. `done` is said in the
 * same transaction: asked for once, one mail is written.
 */
export async function mailRecovery(
  { database, config, mail, limits }: Recoverer & Pick<Surroundings, "limits">,
  email: string,
  done: (transaction: Connection) => Promise<unknown>,
): Promise<void> {
  await database.begin(async (transaction) => {
    await done(transaction);
    // Held until the mail is written: an address that changes meanwhile gets no link any more.
    await transaction`select from users where lower(email) = lower(${email}) for update`;
    const known = await accountByEmail(transaction, email);
    if (!known || !(await limits.allows("recoveries", String(known.account.id)))) return;
    const { account } = known;
    const token = await issueToken(transaction, account.id, { purpose: "password", minutes: recoveryMinutes });
    await mail.add(transaction, recoveryMail(config, await recipientById(transaction, account.id), token));
  });
}

/** Sets the password of a token's member and logs every device out. Returns who it was; null for a dead token. */
export async function resetPassword(
  { database, config, mail }: Recoverer,
  { token, password }: { token: string; password: string },
): Promise<number | null> {
  // Hashing is dear: a dead token costs none of it.
  if (!(await holderOf(database, "password", token))) return null;
  const passwordHash = await hashPassword(password);
  return database.begin(async (transaction) => {
    await inTurnAtVerifying(transaction);
    const holder = await holderOf(transaction, "password", token);
    const redeemed = holder && (await redeemToken(transaction, "password", token));
    if (!redeemed) return null;
    await transaction`update users set password_hash = ${passwordHash} where id = ${holder.id}`;
    await transaction`delete from sessions where user_id = ${holder.id}`;
    await noteProof(transaction, holder.id);
    if (redeemed.isInvitation) await letInWhoWaits(transaction, [holder.id]);
    await revokeTokens(transaction, holder.id);
    await mail.add(transaction, passwordChangedMail(config, holder));
    return holder.id;
  });
}

/**
 * Lets a member's new address wait until it is confirmed, and tells the old one, which can take the change back. Open reset
 * links die at once.
 */
export async function requestEmailChange(
  transaction: Connection,
  { config, mail }: Pick<Recoverer, "config" | "mail">,
  owner: Recipient,
  newEmail: string,
  asker: Asker,
): Promise<void> {
  await revokeTokens(transaction, owner.id);
  const wanted = { purpose: "email", minutes: confirmationHours * 60, newEmail, asker } as const;
  const token = await issueToken(transaction, owner.id, wanted);
  await mail.add(transaction, confirmEmailMail(config, { ...owner, email: newEmail, greetedAs: null }, token));
  await mail.add(transaction, emailChangingMail(config, owner, await issueReturn(transaction, owner)));
}

/**
 * Makes a waiting address a member's own, and ends every session but the one in which it was asked for. Returns who it was;
 * null for a dead token.
 */
export async function confirmEmail({ database, config, mail }: Recoverer, token: string): Promise<number | null> {
  try {
    return await database.begin(async (transaction) => {
      await inTurnAtVerifying(transaction);
      const holder = await holderOf(transaction, "email", token);
      if (!holder) return null;
      const redeemed = await redeemToken(transaction, "email", token);
      if (!redeemed?.newEmail || !(await mayStillChangeEmail(transaction, redeemed.askedBy, holder.id))) return null;
      if (await isHeldBack(transaction, redeemed.newEmail, holder.id)) throw conflict("emailTaken");
      const wayBack = await issueReturn(transaction, holder);
      await transaction`update users set email = ${redeemed.newEmail}, updated_at = now() where id = ${holder.id}`;
      await transaction`
        delete from sessions where user_id = ${holder.id} and id is distinct from ${redeemed.sessionId}::int`;
      await noteProof(transaction, holder.id);
      await revokeTokens(transaction, holder.id);
      await mail.add(transaction, emailChangedMail(config, holder, wayBack));
      return holder.id;
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_email") throw conflict("emailTaken");
    throw error;
  }
}

/** Who was an ordinary member when a moderator asked may be an admin by now. */
async function mayStillChangeEmail(transaction: Connection, askedBy: number | null, id: number): Promise<boolean> {
  if (askedBy === null || askedBy === id) return true;
  const both = await transaction<
    { id: number; role: Role }[]
  >`select id, role from users where id in (${askedBy}, ${id})`;
  const asker = both.find((user) => user.id === askedBy);
  const member = both.find((user) => user.id === id);
  return asker !== undefined && member !== undefined && mayChangeEmail(asker, member);
}
