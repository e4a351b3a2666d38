import type { Connection } from "../../database/connection.ts";

/** Notes that a member used a link mailed to their address. An invitation to it has done its work. */
export async function noteProof(transaction: Connection, userId: number): Promise<void> {
  await transaction`
    with proven as (update users set email_proven_at = now() where id = ${userId} returning email)
    delete from invitations using proven where invitations.email = lower(proven.email)`;
}
