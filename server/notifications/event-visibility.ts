import {
  kindDefaults,
  type NotificationKind,
  notificationKinds,
} from "../../contract/notifications/notification-kinds.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isFieldSeenBy } from "../visibility/field-sql.ts";
import { isMemberReadable, isNotDeleted, isVisible } from "../visibility/visibility.ts";

/** The kinds that are off in the inbox by default. */
const offByDefault = notificationKinds.filter((kind) => !kindDefaults[kind].board);

/** Whether a member has a kind switched on for the inbox, in SQL; `member` and `kind` are SQL expressions. */
export const showsInInbox = (database: Connection, member: Fragment, kind: Fragment): Fragment => database`
  coalesce((select (kinds #>> array[${kind}, 'board'])::boolean from notification_settings where user_id = ${member}),
    ${kind} <> all(${offByDefault}::text[]))`;

/** Stands for an ordinary member: mails and pushes contain only what every member may see. */
export const anyMember = { id: 0, role: "user" } as Account;

/** Entries of these kinds come from the post itself, whoever caused the event. */
const ofPosts: readonly NotificationKind[] = ["question", "search", "job", "seat"];

/**
 * The member from whom an event comes for its reader, in SQL, for blocks; refers to the columns of the event and of `about`,
 * its post.
 */
export const senderOf = (database: Connection, kind: Fragment): Fragment => database`
  case when ${kind} = 'joined' then member_id
    when ${kind} = any(${ofPosts}::text[]) then coalesce(about.owner_id, actor_id) else actor_id end`;

/**
 * The events of a row of `entries` that its reader may see now, in SQL, joined with the actor (or who joined) as `users`.
 * Decisions on the reader's own things are kept even where others don't see these any more. `reader` may stand for several
 * members with the same rights: blocks are those of each entry's own member.
 */
export const visibleEvents = (database: Connection, reader: Account): Fragment => database`
  entry_events join events on events.id = event_id
    left join users on users.id = case entries.kind when 'joined' then member_id else actor_id end
    left join users subject on subject.id = member_id
    left join posts about on about.id = events.post_id
    left join comments on comments.id = comment_id
  where entry_id = entries.id and ${isStillThere(database)} and case when entries.kind = 'decision'
    then about.id is null or ${isNotDeleted(database, "about")}
    else (users.id is null or ${isVisible(database, "users")}) and (subject.id is null or ${isMemberReadable(database, "subject", reader)})
    and (about.id is null or ${isVisible(database, "about")})
    and (comments.id is null or ${isVisible(database, "comments")})
    and (entries.kind <> 'joined' or ${isMembershipSeen(database)})
    and not exists (select from blocks where blocker_id = entries.user_id
      and blocked_id = ${senderOf(database, database`entries.kind`)}) end`;

/**
 * Whether an event of `visibleEvents` may still be sent out, in SQL: a mention only while its text still holds it. An edit can
 * take it back before the mail is written.
 */
export const isEventCurrent = (database: Connection): Fragment => database`
  (entries.kind <> 'mention' or strpos(
    coalesce(comments.text, (select description from questions where questions.post_id = about.id)),
    '[@](/users/' || entries.user_id || ')') > 0)`;

/** For an entry about who joined a cohort: whether its reader may see that `users` is verified there, in SQL. */
const isMembershipSeen = (database: Connection): Fragment => database`
  (${isFieldSeenBy(database, "cohort", database`entries.user_id`)} and exists (select from cohort_members joined
    where joined.user_id = users.id and joined.cohort_id = entries.record_id and joined.verified_by is not null))`;

/** Whether a row of `entries` is in its reader's inbox now, in SQL; for lists, numbers and streams alike. */
export const isInInbox = (database: Connection, reader: Account): Fragment => database`
  (${isOnBoard(database)} and exists (select from ${visibleEvents(database, reader)}))`;

/** Whether the kind of a row of `entries` is switched on for its reader's inbox, in SQL. */
export const isOnBoard = (database: Connection): Fragment =>
  showsInInbox(database, database`entries.user_id`, database`entries.kind`);

/** Whether the record of a row of `entries` still exists for its reader, in SQL. */
const isStillThere = (database: Connection): Fragment => database`
  case entries.parent
    when 'conversations' then exists (select from conversation_sides
      where conversation_id = entries.record_id and conversation_sides.user_id = entries.user_id
        and last_message_id > cleared_until)
    when 'cohorts' then exists (select from cohorts where cohorts.id = entries.record_id)
    else true end`;
