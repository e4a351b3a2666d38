import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents, type NewEvent } from "../events/event-store.ts";
import { indexAnswered, indexPosts } from "../search-index/search-index-store.ts";

type Text = { postId: number; commentId: number | null; kind: PostKind };

/**
 * Posts an approved text that was held since it was written: it gets the current time, and the event of posting is logged now.
 * Its author's earlier versions are dropped. A text that was posted before is left alone.
 */
export async function announceReleased(transaction: Connection, text: Text): Promise<void> {
  const late = await (text.commentId === null
    ? latePost(transaction, text)
    : lateComment(transaction, text.commentId, text));
  if (!late) return;
  const { postId, commentId } = text;
  await (commentId === null ? indexPosts(transaction, [postId]) : indexAnswered(transaction, [postId]));
  const { kind, actorId, mentions, replyToId } = late;
  const data = { ...(replyToId && { replyToId }), ...(mentions && mentions.length > 0 && { mentions }) };
  if (kind) await logEvents(transaction, { kind, actorId, postId, ...(commentId && { commentId }), data });
}

type Late = {
  kind: NewEvent["kind"] | null;
  actorId: number | null;
  mentions?: number[] | null;
  replyToId?: number | null;
};

async function latePost(transaction: Connection, { postId, kind }: Text): Promise<Late | undefined> {
  const [late] = await transaction<Late[]>`
    with former as (select created_at from posts where id = ${postId}), jobs as (
      update jobs set expires_at = expires_at + (now() - former.created_at), due_at = due_at + (now() - former.created_at)
      from former, posts where posts.id = ${postId} and unposted and jobs.post_id = posts.id
    )
    update posts set unposted = false, created_at = now(), updated_at = now() where id = ${postId} and unposted
    returning owner_id as actor_id`;
  if (!late) return;
  const [question] = await transaction<{ mentions: number[] }[]>`
    update questions set mentioned = ${stillMentioned(transaction, "description")} where post_id = ${postId}
    returning mentioned as mentions`;
  await transaction`
    with asked as (
      update questions set edited_at = null, edited_by = null from posts
      where posts.id = ${postId} and post_id = posts.id and coalesce(edited_by, owner_id) is not distinct from owner_id
        and not exists (
          select from question_versions where question_versions.post_id = posts.id and user_id is distinct from owner_id)
      returning post_id
    )
    delete from question_versions using asked where question_versions.post_id = asked.post_id`;
  return { ...late, ...question, kind: postKinds[kind].posted };
}

async function lateComment(transaction: Connection, id: number, { kind }: Text): Promise<Late | undefined> {
  const [late] = await transaction<Late[]>`
    with said as (
      update comments set unposted = false, created_at = now(), updated_at = now(), edited_at = null,
        mentioned = ${stillMentioned(transaction, "text")}
      where id = ${id} and unposted returning *
    ), former as (
      delete from comment_versions using said where comment_id = said.id
    )
    select owner_id as actor_id, mentioned as mentions, reply_to_id from said`;
  return late && { ...late, kind: late.replyToId ? "comment.posted" : postKinds[kind].commented };
}

/** The members mentioned in any version whom the current text mentions too, in SQL. */
const stillMentioned = (database: Connection, words: "description" | "text") => database`
  array(select member from unnest(mentioned) member where strpos(${database(words)}, '(/users/' || member || ')') > 0)`;
