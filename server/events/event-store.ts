import type { EventData, EventKind } from "../../contract/interface/events.ts";
import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** What happened, and to what: an event goes with the post, the comment or the member that it is about. */
export type Happening = {
  kind: EventKind;
  /** Who did it; null where nobody is named. */
  actorId: number | null;
  postId?: number;
  /** Of a comment, beside its post. */
  commentId?: number;
  memberId?: number;
  data?: EventData;
  /** When, if not now. */
  at?: string;
};

/** Writes down what happened, in the transaction that did it: both or neither. Of what wasn't posted yet nothing is told. */
export async function happened(transaction: Connection, happening: Happening | readonly Happening[]): Promise<void> {
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

/** The same within the statement that does it, in SQL; `done` gives who did it, on which post, with which comment. */
export const noting = (database: Connection, { kind, data }: Noted, done: Fragment): Fragment => database`
  insert into events (kind, actor_id, post_id, comment_id, data)
  select ${kind}::text, done.*, ${database.json(data)}::jsonb from (${done}) done (actor_id, post_id, comment_id)`;

type Gone = { kind: PostKind; number: number; commentId?: number };

/** That a post, or a comment on it, was deleted: all that is left of it is its address. */
export const deleted = (actorId: number | null, { kind, number, commentId }: Gone): Happening => ({
  ...{ kind: "record.deleted", actorId, data: { parent: postKinds[kind].path, recordId: number, commentId } },
});

/** That a member came by an import: nobody is told. */
export const joined = ({ id, createdAt }: { id: number; createdAt: string }): Happening => ({
  ...{ kind: "member.joined", actorId: id, memberId: id, data: { quiet: true }, at: createdAt },
});

/** Moves the posting of posts to when they say that they were created: an import may date them anew. */
export async function datePostingsAnew(transaction: Connection, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0) return;
  const posted = Object.values(postKinds).flatMap((kind) => kind.posted ?? []);
  await transaction`
    update events set at = posts.created_at from posts
    where posts.id = any(${[...postIds]}::int[]) and post_id = posts.id and events.kind = any(${posted}) and at <> posts.created_at`;
}

/** Says that what a restore brought happened long ago: nobody is told of it, and new events come after it. */
export async function silenceRestored(transaction: Connection): Promise<void> {
  await transaction`update events set place = 0 where place is null`;
  await transaction`
    update event_places set last = greatest(last, (select coalesce(max(place), 0) from events))`;
}
