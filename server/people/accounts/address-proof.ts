import { admitWaiting } from "../../admission/admission-store.ts";
import type { HashedAddress } from "../../cohorts/roster-hash.ts";
import { verifyByRosters } from "../../cohorts/roster-store.ts";
import type { Connection } from "../../database/connection.ts";

/**
 * Records that a member used a link mailed to their address. Deletes an invitation to it; a member on a cohort's roster is
 * verified there and admitted. The caller holds the verification lock, and has hashed the address before.
 */
export async function noteProof(transaction: Connection, userId: number, confirmed: HashedAddress): Promise<void> {
  await transaction`
    with proven as (update users set email_proven_at = now() where id = ${userId} returning email)
    delete from invitations using proven where mailbox_key(invitations.email) = mailbox_key(proven.email)`;
  if (await verifyByRosters(transaction, userId, confirmed)) await admitWaiting(transaction, [userId]);
}
