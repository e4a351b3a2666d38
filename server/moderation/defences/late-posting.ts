import { type PostKind, postKinds } from "../../../contract/posts.ts";
import type { Connection } from "../../database/connection.ts";
import { type Happening, happened } from "../../events/event-store.ts";
import { indexAnswered, indexPosts } from "../../finding/search-documents.ts";

type Text = { postId: number; commentId: number | null; kind: PostKind };

/**
 * Posts what waited for the team since it was written, once it is let through: it is of this moment, and now others are told.
 * Anything else stays as it is.
 */
export async function postLate(transaction: Connection, text: Text): Promise<void> {
  const late = await (text.commentId === null
    ? latePost(transaction, text)
    : lateComment(transaction, text.commentId, text));
  if (!late) return;
  const { postId, commentId } = text;
  await (commentId === null ? indexPosts(transaction, [postId]) : indexAnswered(transaction, [postId]));
  const { kind, actorId, mentions, replyToId } = late;
  const data = { ...(replyToId && { replyToId }), ...(mentions && mentions.length > 0 && { mentions }) };
  if (kind) await happened(transaction, { kind, actorId, postId, ...(commentId && { commentId }), data });
}

type Late = {
  kind: Happening["kind"] | null;
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
    returning owner_id as actor_id, (select mentioned from questions where post_id = posts.id) as mentions`;
  return late && { ...late, kind: postKinds[kind].posted };
}

async function lateComment(transaction: Connection, id: number, { kind }: Text): Promise<Late | undefined> {
  const [late] = await transaction<Late[]>`
    update comments set unposted = false, created_at = now(), updated_at = now() where id = ${id} and unposted
    returning owner_id as actor_id, mentioned as mentions, reply_to_id`;
  return late && { ...late, kind: late.replyToId ? "comment.posted" : postKinds[kind].commented };
}
