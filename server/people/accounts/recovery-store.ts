import type { Role } from "../../../contract/people/people.ts";
import { mayChangeEmail } from "../../../contract/rights.ts";
import { admitWaiting } from "../../admission/admission-store.ts";
import { lockVerification } from "../../cohorts/verification.ts";
import type { Connection } from "../../database/connection.ts";
import { conflict, conflictOn } from "../../http/problems.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import {
  confirmationHours,
  confirmEmailMail,
  emailChangedMail,
  emailChangingMail,
  passwordChangedMail,
  recoveryMail,
  recoveryMinutes,
} from "../../mail/account-mails.ts";
import { type Recipient, recipientById } from "../../mail/recipient.ts";
import { hashPassword } from "../passwords/password.ts";
import { accountByEmail } from "./account-store.ts";
import { noteProof } from "./address-proof.ts";
import { isHeldBack, issueReturn } from "./address-return-store.ts";
import { type Asker, holderOf, issueToken, redeemToken, revokeTokens } from "./token-store.ts";

type Recoverer = Pick<Surroundings, "database" | "config" | "mail">;

/**
 * Mails a recovery link to the owner of this address; nothing where there is none, or too many were sent. `done` runs in the
 * same transaction, so that each request sends one mail.
 */
export async function mailRecovery(
  { database, config, mail, limits }: Recoverer & Pick<Surroundings, "limits">,
  email: string,
  done: (transaction: Connection) => Promise<unknown>,
): Promise<void> {
  await database.begin(async (transaction) => {
    await done(transaction);
    // Locked until the mail is queued, so that an address that is being changed gets no link.
    await transaction`select from users where lower(email) = lower(${email}) for update`;
    const known = await accountByEmail(transaction, email);
    if (!known || !(await limits.allows("recoveries", String(known.account.id)))) return;
    const { account } = known;
    const token = await issueToken(transaction, account.id, { purpose: "password", minutes: recoveryMinutes });
    await mail.add(transaction, recoveryMail(config, await recipientById(transaction, account.id), token));
  });
}

/** Sets the password of a token's member and ends all sessions. Returns the member's id; null for a dead token. */
export async function resetPassword(
  { database, config, mail }: Recoverer,
  { token, password }: { token: string; password: string },
): Promise<number | null> {
  // Hashing is expensive, so the token is checked before it.
  if (!(await holderOf(database, "password", token))) return null;
  const passwordHash = await hashPassword(password);
  return database.begin(async (transaction) => {
    await lockVerification(transaction);
    const holder = await holderOf(transaction, "password", token);
    const redeemed = holder && (await redeemToken(transaction, "password", token));
    if (!redeemed) return null;
    await transaction`update users set password_hash = ${passwordHash} where id = ${holder.id}`;
    await transaction`delete from sessions where user_id = ${holder.id}`;
    await noteProof(transaction, holder.id);
    if (redeemed.isInvitation) await admitWaiting(transaction, [holder.id]);
    await revokeTokens(transaction, holder.id);
    await mail.add(transaction, passwordChangedMail(config, holder));
    return holder.id;
  });
}

/**
 * Mails a confirmation to a member's new address, and to the old one a link that undoes the change. Invalidates open recovery
 * links.
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
 * Replaces a member's address by the confirmed new one, and ends all sessions but the one that asked for it. Returns the
 * member's id; null for a dead token.
 */
export async function confirmEmail({ database, config, mail }: Recoverer, token: string): Promise<number | null> {
  return conflictOn("users_email", "emailTaken", () =>
    database.begin(async (transaction) => {
      await lockVerification(transaction);
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
    }),
  );
}

/** A moderator's request is checked again, because the member may be an admin by now. */
async function mayStillChangeEmail(transaction: Connection, askedBy: number | null, id: number): Promise<boolean> {
  if (askedBy === null || askedBy === id) return true;
  const both = await transaction<
    { id: number; role: Role }[]
  >`select id, role from users where id in (${askedBy}, ${id})`;
  const asker = both.find((user) => user.id === askedBy);
  const member = both.find((user) => user.id === id);
  return asker !== undefined && member !== undefined && mayChangeEmail(asker, member);
}
