import type { EventData, EventKind } from "../../contract/events.ts";
import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** An event, with the post, comment or member that it is about; it is deleted with these. */
export type NewEvent = {
  kind: EventKind;
  /** The acting member; null if nobody is named. */
  actorId: number | null;
  postId?: number;
  /** Set together with `postId`. */
  commentId?: number;
  memberId?: number;
  data?: EventData;
  /** ISO 8601; now by default. */
  at?: string;
};

/**
 * Logs events in the transaction of what they describe. Posts and comments that wait for the team log nothing until they are
 * posted.
 */
export async function logEvents(transaction: Connection, happening: NewEvent | readonly NewEvent[]): Promise<void> {
  const happenings = [happening].flat();
  if (happenings.length === 0) return;
  await transaction`
    insert into events (kind, actor_id, post_id, comment_id, member_id, data, at)
    select kind, "actorId", "postId", "commentId", "memberId", coalesce(data, '{}'), coalesce(at, now())
    from jsonb_to_recordset(${transaction.json(happenings)}) as happening (
      kind text, "actorId" int, "postId" int, "commentId" int, "memberId" int, data jsonb, at timestamptz)
    where (select unposted from posts where id = "postId") is not true
      and (select unposted from comments where id = "commentId") is not true`;
}

type Noted = { kind: EventKind; data: EventData };

/** As `logEvents`, as a part of the statement that does it, in SQL; `done` selects the actor, the post and the comment. */
export const loggingEvent = (database: Connection, { kind, data }: Noted, done: Fragment): Fragment => database`
  insert into events (kind, actor_id, post_id, comment_id, data)
  select ${kind}::text, done.*, ${database.json(data)}::jsonb from (${done}) done (actor_id, post_id, comment_id)`;

type Gone = { kind: PostKind; number: number; commentId?: number };

/** The event that a post, or a comment on it, was deleted; it keeps only the address. */
export const deleted = (actorId: number | null, { kind, number, commentId }: Gone): NewEvent => ({
  kind: "record.deleted",
  actorId,
  data: { parent: postKinds[kind].path, recordId: number, commentId },
});

/** The event that a member came by an import; it notifies nobody. */
export const memberJoinedEvent = ({ id, createdAt }: { id: number; createdAt: string }): NewEvent => ({
  kind: "member.joined",
  actorId: id,
  memberId: id,
  data: { quiet: true },
  at: createdAt,
});

/** Moves the events of posting to the posts' creation times, which an import may change. */
export async function updatePostingDates(transaction: Connection, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0) return;
  const posted = Object.values(postKinds).flatMap((kind) => kind.posted ?? []);
  await transaction`
    update events set at = posts.created_at from posts
    where posts.id = any(${[...postIds]}::int[]) and post_id = posts.id and events.kind = any(${posted}) and at <> posts.created_at`;
}

/** Marks restored events as delivered, so that they notify nobody, and makes new events follow them. */
export async function markRestoredAsDelivered(transaction: Connection): Promise<void> {
  await transaction`update events set place = 0 where place is null`;
  await transaction`
    update event_places set last = greatest(last, (select coalesce(max(place), 0) from events))`;
}

/** The path of a `posts` row's kind, the `parent` by which events, cases and replies name it, in SQL. */
export const pathOfPost = (database: Connection): Fragment => {
  const paths = Object.entries(postKinds).map(([kind, { path }]) => database`when ${kind} then ${path}`);
  return database`(case posts.kind ${paths} end)`;
};
