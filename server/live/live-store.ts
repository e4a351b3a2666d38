import { type EventKind, teamEvents } from "../../contract/events.ts";
import type { EntryParent } from "../../contract/notifications/notification-kinds.ts";
import type { Role } from "../../contract/people/people.ts";
import { type PostKind, postEvents, postKinds } from "../../contract/posts.ts";
import type { Connection, Database } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { isAlive } from "../people/accounts/session-store.ts";
import { isHeldOrHidden, isVisible } from "../visibility/visibility.ts";

/** The events sent to everyone who may see their subject. */
const toAll: EventKind[] = [
  ...postEvents,
  ...(["job.filled", "job.expired", "answer.posted", "answer.accepted", "comment.posted", "comment.edited"] as const),
  ...(["member.joined", "member.verified", "record.hidden", "record.restored", "record.deleted"] as const),
];
/** The events sent to their addressees only. */
const toSome: EventKind[] = [...(["contact.requested", "contact.answered", "message.sent"] as const), ...teamEvents];

/** An event as it is sent; `to` are its addressees, null for everyone. */
export type LiveEvent = {
  place: number;
  kind: EventKind;
  parent: EntryParent;
  id: number;
  commentId: number | null;
  isForAll: boolean;
  /** The owner, if others don't see it any more. */
  ownerId: number | null;
  to: number[] | null;
};

type Row = Omit<LiveEvent, "parent"> & { parent: EntryParent; postKind: PostKind | null };

/** The place (sequence number) of the last delivered event. */
export async function lastPlace(database: Connection): Promise<number> {
  const [{ last }] = await database<[{ last: number }]>`select last::float8 from event_places`;
  return last;
}

/** The first events to send between two places. The hiding or deletion of a record is sent to all, with its address alone. */
export async function liveEventsBetween(
  database: Connection,
  after: number,
  upTo: number,
  most: number,
): Promise<LiveEvent[]> {
  const rows = await database<Row[]>`
    select place::float8, events.kind, posts.kind as post_kind,
      coalesce(data ->> 'parent', case when events.post_id is null and member_id is not null then 'users' end) as parent,
      coalesce(posts.number, (data ->> 'recordId')::int, member_id) as id,
      coalesce(events.comment_id, (data ->> 'commentId')::int) as comment_id,
      events.kind in ('record.hidden', 'record.deleted') or (
        (posts.id is null or ${isVisible(database, "posts")}) and (comments.id is null or ${isVisible(database, "comments")})
        and (users.id is null or ${isVisible(database, "users")})) as is_for_all,
      case when ${isHeldOrHidden(database, "posts")} then posts.owner_id
        when posts.visible and ${isHeldOrHidden(database, "comments")} then comments.owner_id end as owner_id,
      case when events.kind = any(${toSome}) then array(select jsonb_array_elements_text(data -> 'to')::int) end as to
    from events left join posts on posts.id = events.post_id left join comments on comments.id = events.comment_id
      left join users on users.id = member_id
    where place > ${after} and place <= ${upTo} and events.kind = any(${[...toAll, ...toSome]}) and not data ? 'quiet'
    order by place limit ${most}`;
  return rows.map(({ postKind, ...row }) => ({ ...row, parent: postKind ? postKinds[postKind].path : row.parent }));
}

/** The last sent events up to a place, newest first, and whether each is older than a day. */
export async function sentEventsBefore(database: Connection, upTo: number, most: number) {
  return database<{ place: number; isOld: boolean }[]>`
    select place::float8, at < now() - interval '1 day' as is_old from events
    where place > 0 and place <= ${upTo} and kind = any(${[...toAll, ...toSome]}) and not data ? 'quiet'
    order by place desc limit ${most}`;
}

/** The sessions among these that are alive, with their members' current roles. */
export async function livingSessions(database: Connection, ids: readonly number[]): Promise<Map<number, Role>> {
  const rows = await database<{ id: number; role: Role }[]>`
    select id, (select role from users where users.id = user_id) as role from sessions
    where id = any(${[...ids]}::int[]) and ${isAlive(database)}`;
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** A stream not refreshed for this long isn't counted: its process was killed, or lost the database. */
const countedFor = "1 minute";
/** Rows are kept longer, so that a process that reconnects can refresh them. */
const keptFor = "1 day";

type Most = { ofSession: number; ofMember: number };

/**
 * Registers a session's stream and returns its id; the limit that is reached where the session, or its member over all
 * sessions, has the most already, in all processes; null if the session ended.
 */
export function addStream(
  database: Database,
  { id: sessionId, user }: Session,
  most: Most,
): Promise<number | keyof Most | null> {
  return database.begin(async (transaction) => {
    // Serialises concurrent streams of a member, so that they don't exceed the maximum.
    await transaction`select from users where id = ${user.id} for no key update`;
    const [open] = await transaction<[{ ofSession: number; ofMember: number }]>`
      select count(*) filter (where session_id = ${sessionId})::int as of_session, count(*)::int as of_member
      from live_streams join sessions on sessions.id = session_id
      where user_id = ${user.id} and seen_at > now() - ${countedFor}::interval`;
    if (open.ofSession >= most.ofSession) return "ofSession";
    if (open.ofMember >= most.ofMember) return "ofMember";
    const [added] = await transaction<{ id: number }[]>`
      insert into live_streams (session_id) select id from sessions where id = ${sessionId} for key share returning id`;
    return added?.id ?? null;
  });
}

export async function removeStreams(database: Connection, ids: readonly number[]): Promise<void> {
  await database`delete from live_streams where id = any(${[...ids]}::int[])`;
}

/** Marks streams as still open, and deletes rows that haven't been for a day. */
export async function keepStreams(database: Connection, ids: readonly number[]): Promise<void> {
  await database`update live_streams set seen_at = now() where id = any(${[...ids]}::int[])`;
  await database`delete from live_streams where seen_at < now() - ${keptFor}::interval`;
}
