import type { Connection } from "../database/connection.ts";
import { happened } from "../events/event-store.ts";
import { indexMembers } from "../finding/search-documents.ts";
import { conflict, notFound } from "../http/problems.ts";
import { isUnconfirmed, type Recipient, recipientColumns } from "../mail/recipient.ts";

/** Says that members have come: in the log, and to the search. */
export async function tellOfJoined(transaction: Connection, ids: readonly number[]): Promise<void> {
  const come = ids.map((id) => ({ kind: "member.joined" as const, actorId: id, memberId: id }));
  await happened(transaction, come);
  await indexMembers(transaction, ids);
}

/** Lets in those of them who wait, and returns them: they join at this moment. What they told the team is forgotten. */
export async function letInWhoWaits(transaction: Connection, ids: readonly number[]): Promise<Recipient[]> {
  const letIn = await transaction<Recipient[]>`
    update users set state = 'shown', introduction = null, created_at = now(), updated_at = now()
    where id = any(${[...ids]}::int[]) and state = 'waiting'
    returning ${recipientColumns(transaction)}`;
  await tellOfJoined(
    transaction,
    letIn.map(({ id }) => id),
  );
  return letIn;
}

/** Holds someone who waits, for a decision. Throws a conflict where there was one, or not-found. */
export async function heldWaiting(transaction: Connection, id: number): Promise<void> {
  const [found] = await transaction<{ state: string }[]>`select state from users where id = ${id} for update`;
  const [left] = await transaction`select from departures where user_id = ${id} limit 1`;
  if (found?.state === "waiting") return;
  if (found || left) throw conflict("decidedAlready");
  throw notFound("user");
}

/** Who waits and was asked to confirm their address, but hasn't since, a while before a moment: nobody reads it. */
export function neverConfirmed(transaction: Connection, by: string): Promise<{ id: number; email: string }[]> {
  return transaction<{ id: number; email: string }[]>`
    select id, email from users
    where state = 'waiting' and ${isUnconfirmed(transaction)} and created_at <= ${by}::timestamptz - interval '14 days'
    order by id for update`;
}
