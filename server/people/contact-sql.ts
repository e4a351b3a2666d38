import type { Person } from "../../contract/people/people.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { hasBlocked } from "./block-store.ts";

/** Whether a `users` row accepts a first message from this member, in SQL. */
export const acceptsRequestsFrom = (database: Connection, { verified }: Pick<Person, "verified">): Fragment => database`
  (users.password_hash is not null and (users.requests_from = 'members' or users.requests_from = 'verified' and ${verified}))`;

/** A reader's relation to a `users` row, the contract's `contact`, `conversationId` and `blocked`, in SQL. */
export const contactColumns = (database: Connection, reader: Person): Fragment => database`
  ${contactOf(database, reader)} as contact,
  (select conversation_id from conversation_sides join conversations on conversations.id = conversation_id
    where user_id = ${reader.id} and last_message_id > cleared_until and users.id in (asker_id, receiver_id)
      and users.id <> ${reader.id} limit 1) as conversation_id,
  ${isBlockedBy(database, reader)} as blocked`;

/** Whether a reader may write to a `users` row, without having an unanswered request, in SQL. */
export const canBeAskedBy = (database: Connection, reader: Person): Fragment => database`
  ${contactOf(database, reader)} in ('possible', 'received', 'open')`;

const isBlockedBy = (database: Connection, reader: Person) => hasBlocked(database, reader.id, database`users.id`);

function contactOf(database: Connection, reader: Person): Fragment {
  const asked = database`asker_id = ${reader.id} and receiver_id = users.id`;
  const wasAsked = database`
    asker_id = users.id and receiver_id = ${reader.id} and exists (
      select from conversation_sides where conversation_id = conversations.id and user_id = ${reader.id})`;
  const have = (which: Fragment) => database`exists (select from conversations where ${which})`;
  return database`
    case when users.id = ${reader.id} then 'self'
      when not users.visible or ${isBlockedBy(database, reader)} then 'closed'
      when ${have(database`accepted_at is not null and ${asked}`)} then 'open'
      when ${have(database`accepted_at is not null and asker_id = users.id and receiver_id = ${reader.id}`)} then 'open'
      when ${have(database`accepted_at is null and declined_at is null and taken_back_at is null and ${wasAsked}`)} then 'received'
      when ${have(database`accepted_at is null and ${asked}`)} then 'asked'
      when ${acceptsRequestsFrom(database, reader)} then 'possible'
      when ${have(database`declined_at is not null and taken_back_at is null and ${wasAsked}`)} then 'possible'
      else 'closed' end`;
}
