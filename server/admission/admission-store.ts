import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { conflict, notFound } from "../http/problems.ts";
import { isUnconfirmed, type Recipient, recipientColumns } from "../mail/recipient.ts";
import { indexMembers } from "../search-index/search-index-store.ts";

/** Records that members joined: as events, and in the search index. */
export async function announceJoined(transaction: Connection, ids: readonly number[]): Promise<void> {
  const come = ids.map((id) => ({ kind: "member.joined" as const, actorId: id, memberId: id }));
  await logEvents(transaction, come);
  await indexMembers(transaction, ids);
}

/** Admits those of these members who are waiting, and returns them. They join at this moment; their introduction is deleted. */
export async function admitWaiting(transaction: Connection, ids: readonly number[]): Promise<Recipient[]> {
  const admitted = await transaction<Recipient[]>`
    update users set state = 'shown', introduction = null, created_at = now(), updated_at = now()
    where id = any(${[...ids]}::int[]) and state = 'waiting'
    returning ${recipientColumns(transaction)}`;
  await announceJoined(
    transaction,
    admitted.map(({ id }) => id),
  );
  return admitted;
}

/** Locks a waiting member for a decision. Throws a conflict if it was already decided, or not-found. */
export async function lockWaiting(transaction: Connection, id: number): Promise<void> {
  const [found] = await transaction<{ state: string }[]>`select state from users where id = ${id} for update`;
  const [left] = await transaction`select from departures where user_id = ${id} limit 1`;
  if (found?.state === "waiting") return;
  if (found || left) throw conflict("decidedAlready");
  throw notFound("user");
}

/** Locks the accounts that were already waiting, with an unconfirmed address, 14 days before `by`. */
export function lockUnconfirmed(transaction: Connection, by: string): Promise<{ id: number; email: string }[]> {
  return transaction<{ id: number; email: string }[]>`
    select id, email from users
    where state = 'waiting' and ${isUnconfirmed(transaction)} and created_at <= ${by}::timestamptz - interval '14 days'
    order by id for update`;
}
