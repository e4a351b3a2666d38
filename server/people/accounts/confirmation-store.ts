import { hashedAddress } from "../../cohorts/roster-hash.ts";
import { lockVerification } from "../../cohorts/verification-store.ts";
import type { Connection } from "../../database/connection.ts";
import { conflict } from "../../http/problems.ts";
import type { Services } from "../../http/services.ts";
import { confirmAddressMail, confirmationHours } from "../../mail/account-mails.ts";
import { recipientById } from "../../mail/recipient.ts";
import { noteProof } from "./address-proof.ts";
import { addressProvenBy, holderOf, issueToken, redeemToken } from "./token-store.ts";

type Mailing = Pick<Services, "config" | "mail">;

/** Mails a member a link that confirms their address, and invalidates an older one. Throws a conflict if it is confirmed. */
export async function mailConfirmation(transaction: Connection, { config, mail }: Mailing, id: number): Promise<void> {
  const [member] = await transaction<{ isConfirmed: boolean; isWaiting: boolean }[]>`
    select email_proven_at is not null as is_confirmed, state = 'waiting' as is_waiting
    from users where id = ${id} for update`;
  if (!member || member.isConfirmed) throw conflict("alreadyConfirmed");
  const token = await issueToken(transaction, id, { purpose: "confirmation", minutes: confirmationHours * 60 });
  await mail.add(
    transaction,
    confirmAddressMail(config, await recipientById(transaction, id), token, member.isWaiting),
  );
}

/** Confirms the address that a member signed up with. Returns the member's id; null for a dead token. */
export async function confirmAddress(
  { database }: Pick<Services, "database">,
  token: string,
  network: string,
): Promise<number | null> {
  const address = await addressProvenBy(database, "confirmation", token);
  if (address === null) return null;
  const confirmed = await hashedAddress(database, address, network);
  return database.begin(async (transaction) => {
    await lockVerification(transaction);
    const holder = await holderOf(transaction, "confirmation", token);
    if (!holder || !(await redeemToken(transaction, "confirmation", token))) return null;
    await noteProof(transaction, holder.id, confirmed);
    return holder.id;
  });
}
