import type { Role } from "../../../contract/people/people.ts";
import { mayChangeEmail } from "../../../contract/rights.ts";
import { hashedAddress } from "../../cohorts/roster-hash.ts";
import { lockVerification } from "../../cohorts/verification-store.ts";
import type { Connection } from "../../database/connection.ts";
import { conflict, conflictOn } from "../../http/problems.ts";
import type { Services } from "../../http/services.ts";
import {
  allowChangeMail,
  confirmationHours,
  confirmEmailMail,
  emailChangedMail,
  emailChangingMail,
} from "../../mail/account-mails.ts";
import { recipientById } from "../../mail/recipient.ts";
import { addressTaken } from "./account-sql.ts";
import { noteProof } from "./address-proof.ts";
import { isAddressReserved, issueReturn, releaseRecovery } from "./address-return-store.ts";
import { type Asker, addressProvenBy, holderOf, issueToken, redeemToken, revokeTokens } from "./token-store.ts";

type Mailing = Pick<Services, "config" | "mail">;
type Changer = Mailing & Pick<Services, "database">;
type Wanted = { id: number; newEmail: string; asker: Asker };

const minutes = confirmationHours * 60;

/** Mails a member's old address a link that approves a change requested without a proof. */
export async function askOldMailbox(
  transaction: Connection,
  { config, mail }: Mailing,
  { id, newEmail, asker }: Wanted,
): Promise<void> {
  const token = await issueToken(transaction, id, { purpose: "old-mailbox", minutes, newEmail, asker });
  await mail.add(transaction, allowChangeMail(config, await recipientById(transaction, id), token));
}

/**
 * Approves a change by the token from the old mailbox: the new address is mailed. Returns the member's id; null for a dead token.
 */
export async function allowChange({ database, config, mail }: Changer, token: string): Promise<number | null> {
  return database.begin(async (transaction) => {
    const holder = await holderOf(transaction, "old-mailbox", token);
    if (!holder) return null;
    const redeemed = await redeemToken(transaction, "old-mailbox", token);
    if (!redeemed?.newEmail) return null;
    const asker = { userId: redeemed.askedBy, sessionId: redeemed.sessionId };
    await requestEmailChange(transaction, { config, mail }, { id: holder.id, newEmail: redeemed.newEmail, asker });
    return holder.id;
  });
}

/**
 * Mails a confirmation to a member's new address, and to the old one a link that undoes the change. Invalidates open recovery
 * links. If staff requested the change, the new address gets no recovery mail until the old one approves it or can no longer undo
 * it.
 */
export async function requestEmailChange(
  transaction: Connection,
  { config, mail }: Mailing,
  { id, newEmail, asker }: Wanted,
): Promise<void> {
  const owner = await recipientById(transaction, id);
  await revokeTokens(transaction, id);
  const token = await issueToken(transaction, id, { purpose: "email", minutes, newEmail, asker });
  const wayBack = await issueReturn(transaction, owner, { byStaff: asker.userId !== id });
  const newOwner = { ...owner, email: newEmail, greetedAs: null };
  await mail.add(transaction, confirmEmailMail(config, newOwner, token, wayBack.holdsRecovery));
  await mail.add(transaction, emailChangingMail(config, owner, wayBack));
}

/**
 * Replaces a member's address by the confirmed new one, and ends all sessions but the one that asked for it. Returns the
 * member's id; null for a dead token.
 */
export async function confirmEmail(
  { database, config, mail }: Changer,
  token: string,
  network: string,
): Promise<number | null> {
  const address = await addressProvenBy(database, "email", token);
  if (address === null) return null;
  const confirmed = await hashedAddress(database, address, network);
  return conflictOn(addressTaken, "emailTaken", () =>
    database.begin(async (transaction) => {
      await lockVerification(transaction);
      const holder = await holderOf(transaction, "email", token);
      if (!holder) return null;
      const redeemed = await redeemToken(transaction, "email", token);
      if (!redeemed?.newEmail || !(await mayStillChangeEmail(transaction, redeemed.askedBy, holder.id))) return null;
      if (await isAddressReserved(transaction, redeemed.newEmail, holder.id)) throw conflict("emailTaken");
      if (redeemed.askedBy === holder.id) await releaseRecovery(transaction, holder.id);
      const wayBack = await issueReturn(transaction, holder);
      await transaction`
        update users set email = ${redeemed.newEmail}, is_double = false, updated_at = now() where id = ${holder.id}`;
      await transaction`
        delete from sessions where user_id = ${holder.id} and id is distinct from ${redeemed.sessionId}::int`;
      await noteProof(transaction, holder.id, confirmed);
      await revokeTokens(transaction, holder.id);
      await mail.add(transaction, emailChangedMail(config, holder, wayBack));
      return holder.id;
    }),
  );
}

/** Checks a request by staff again, because they may have lost their role. */
async function mayStillChangeEmail(transaction: Connection, askedBy: number | null, id: number): Promise<boolean> {
  if (askedBy === null || askedBy === id) return true;
  const both = await transaction<
    { id: number; role: Role }[]
  >`select id, role from users where id in (${askedBy}, ${id})`;
  const asker = both.find((user) => user.id === askedBy);
  const member = both.find((user) => user.id === id);
  return asker !== undefined && member !== undefined && mayChangeEmail(asker, member);
}
