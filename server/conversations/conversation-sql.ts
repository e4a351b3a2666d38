import { lastMessageMax } from "../../contract/conversations.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { pathOfPost } from "../events/event-store.ts";
import { hasBlocked } from "../people/block-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/**
 * The conversations of one participant, in SQL: `side` is the reader's side, `users` the other participant where visible. A
 * received request is left out where its asker isn't visible.
 */
export const ownConversations = (database: Connection, readerId: number): Fragment => database`
  conversation_sides side join conversations on conversations.id = side.conversation_id
    left join users on users.id = case when asker_id = ${readerId} then receiver_id else asker_id end
      and ${isVisible(database, "users")}
    where side.user_id = ${readerId} and side.last_message_id > side.cleared_until
      and (accepted_at is not null or asker_id = ${readerId} or users.id is not null)`;

/**
 * A conversation's state for the reader, in SQL: closed where the reader blocked the other. The asker doesn't see what the
 * receiver did with a request until it is accepted.
 */
export const stateOf = (database: Connection, readerId: number): Fragment => database`
  case when ${hasBlocked(database, readerId, database`users.id`)} then 'closed'
    when accepted_at is null and asker_id = ${readerId} then 'asked'
    when users.id is null then 'closed'
    when accepted_at is not null then 'open'
    when declined_at is not null then 'declined' else 'received' end`;

export const conversationColumns = (database: Connection, readerId: number): Fragment => database`
  conversations.id, ${stateOf(database, readerId)} as state, ${otherJson(database)} as "User", ${aboutJson(database)} as about,
  (select count(*)::int from messages where ${isMessageVisible(database, readerId)} and owner_id is distinct from ${readerId}
    and messages.id > side.read_until) as unread,
  (select json_build_object('id', id, 'text', left(text, ${lastMessageMax}), 'createdAt', ${momentJson(database, database`created_at`)},
    'own', owner_id is not distinct from ${readerId}) from messages where ${isMessageVisible(database, readerId)} order by id desc limit 1) as last_message,
  asked_at as created_at,
  greatest((select created_at from messages where id = side.last_message_id), ${shownYes(database, readerId)}) as updated_at`;

/** When the request was accepted, in SQL; null for an asker who has blocked the receiver, and so isn't told. */
const shownYes = (database: Connection, readerId: number): Fragment => database`
  case when asker_id is distinct from ${readerId} or not ${hasBlocked(database, readerId, database`users.id`)} then accepted_at end`;

const otherJson = (database: Connection): Fragment => database`
  ((${personJson(database)})::jsonb || jsonb_build_object('headline', users.headline))`;

/** Whether a `messages` row is visible to the reader of its conversation, in SQL. */
export const isMessageVisible = (database: Connection, readerId: number): Fragment => database`
  (messages.conversation_id = side.conversation_id and messages.id > side.cleared_until and not removed
    and (not withheld or owner_id = ${readerId}))`;

const aboutJson = (database: Connection): Fragment => database`(
  select json_build_object('parent', ${pathOfPost(database)}, 'id', number, 'title', title)
  from posts where posts.id = conversations.post_id and ${isVisible(database, "posts")})`;
