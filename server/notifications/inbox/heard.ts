import { kindDefaults, type NotificationKind, notificationKinds } from "../../../contract/notifications/kinds.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { isFieldSeenBy } from "../../visibility/field-sql.ts";
import { isMemberReadable, isThere, isVisible } from "../../visibility/visibility.ts";

/** Kinds that are not on the board unless somebody says so. */
const offByDefault = notificationKinds.filter((kind) => !kindDefaults[kind].board);

/** Whether a member has a kind on the board, in SQL: `member` and `kind` are columns or values of the statement. */
export const hasOnBoard = (database: Connection, member: Fragment, kind: Fragment): Fragment => database`
  coalesce((select (kinds #>> array[${kind}, 'board'])::boolean from notification_settings where user_id = ${member}),
    ${kind} <> all(${offByDefault}::text[]))`;

/** Mails and pushes tell of what every member may see, to whomever. */
export const anyMember = { id: 0, role: "user" } as Account;

/** Of these kinds a post itself is told of, whoever it is that did something to it. */
const ofPosts: readonly NotificationKind[] = ["question", "search", "job", "seat"];

/** By whom somebody hears of an event as a kind, in SQL: its columns, and `about`, the post, are there to be asked. */
export const heardFrom = (database: Connection, kind: Fragment): Fragment => database`
  case when ${kind} = 'joined' then member_id
    when ${kind} = any(${ofPosts}::text[]) then coalesce(about.owner_id, actor_id) else actor_id end`;

/**
 * The events of a row of `entries` that its reader may hear of at this moment, in SQL, joined with who did it, or joined, as `users`. What
 * the team decides on something of one's own is told though others don't see that any more. `reader` may be any of several who may see
 * the same: whom they blocked is asked of each entry's own.
 */
export const heardEvents = (database: Connection, reader: Account): Fragment => database`
  entry_events join events on events.id = event_id
    left join users on users.id = case entries.kind when 'joined' then member_id else actor_id end
    left join users subject on subject.id = member_id
    left join posts about on about.id = events.post_id
    left join comments on comments.id = comment_id
  where entry_id = entries.id and ${isStillThere(database)} and case when entries.kind = 'decision'
    then about.id is null or ${isThere(database, "about")}
    else (users.id is null or ${isVisible(database, "users")}) and (subject.id is null or ${isMemberReadable(database, "subject", reader)})
    and (about.id is null or ${isVisible(database, "about")})
    and (comments.id is null or ${isVisible(database, "comments")})
    and (entries.kind <> 'joined' or ${isMembershipSeen(database)})
    and not exists (select from blocks where blocker_id = entries.user_id
      and blocked_id = ${heardFrom(database, database`entries.kind`)}) end`;

/** Whether the reader of a row of `entries` of who joined a cohort sees that `users` is verified there, in SQL. */
const isMembershipSeen = (database: Connection): Fragment => database`
  (${isFieldSeenBy(database, "cohort", database`entries.user_id`)} and exists (select from cohort_members joined
    where joined.user_id = users.id and joined.cohort_id = entries.record_id and joined.verified_by is not null))`;

/** Whether a row of `entries` stands in its reader's inbox at this moment, in SQL: in list, number and stream alike. */
export const isInInbox = (database: Connection, reader: Account): Fragment => database`
  (${isOnBoard(database)} and exists (select from ${heardEvents(database, reader)}))`;

/**
 * The rows of `entries` that stand in inboxes at this moment, in SQL, one for each event that is heard of: what may be seen is
 * asked of many at once, where `isInInbox` asks it of each.
 */
export const inboxEvents = (database: Connection, reader: Account): Fragment => database`
  entries cross join ${heardEvents(database, reader)} and ${isOnBoard(database)}`;

/** Whether a row of `entries` is of a kind that its reader has on the board, in SQL. */
const isOnBoard = (database: Connection): Fragment =>
  hasOnBoard(database, database`entries.user_id`, database`entries.kind`);

/** Whether what a row of `entries` is about is still there for its reader, in SQL. */
const isStillThere = (database: Connection): Fragment => database`
  case entries.parent
    when 'conversations' then exists (select from conversation_sides
      where conversation_id = entries.record_id and conversation_sides.user_id = entries.user_id
        and last_message_id > cleared_until)
    when 'cohorts' then exists (select from cohorts where cohorts.id = entries.record_id)
    else true end`;
