import type { Connection } from "../../database/connection.ts";

/**
 * Whether a member's address is known to be theirs, in SQL: a mailed link proved it, or it stands in the board's own records
 * and nobody has come by it yet. Who only signed up claims it.
 */
export const isAddressKnown = (database: Connection) => database`
  (users.password_hash is null or users.email_proven_at is not null)`;

/** Notes that a member used a link mailed to their address. An invitation to it has done its work. */
export async function noteProof(transaction: Connection, userId: number): Promise<void> {
  await transaction`
    with proven as (update users set email_proven_at = now() where id = ${userId} returning email)
    delete from invitations using proven where invitations.email = lower(proven.email)`;
}
