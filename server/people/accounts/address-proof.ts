import { letInWhoWaits } from "../../admission/admission-store.ts";
import { verifyByRosters } from "../../cohorts/roster-store.ts";
import type { Connection } from "../../database/connection.ts";

/**
 * Notes that a member used a link mailed to their address. An invitation to it has done its work; where it is on the school's
 * list of a cohort, they are verified there, and let in. Turns at verifying are taken already.
 */
export async function noteProof(transaction: Connection, userId: number): Promise<void> {
  await transaction`
    with proven as (update users set email_proven_at = now() where id = ${userId} returning email)
    delete from invitations using proven where invitations.email = lower(proven.email)`;
  if (await verifyByRosters(transaction, userId)) await letInWhoWaits(transaction, [userId]);
}
