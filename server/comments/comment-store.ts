import type { Comment } from "../../contract/comments.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { kindAt, type PostKind, type PostPath, postKinds } from "../../contract/posts.ts";
import { mayDeleteComment, mayEditComment } from "../../contract/rights.ts";
import { addDeletionToTrail } from "../audit/audit-store.ts";
import { type Connection, type Database, inTransaction, violatedConstraint } from "../database/connection.ts";
import { deleted, happened, noting } from "../events/event-store.ts";
import { indexAnswered } from "../finding/search-documents.ts";
import type { RateLimits } from "../http/limits/rate-limits.ts";
import { forbidden, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { isAt } from "../posts/post-sql.ts";
import { personJson } from "../visibility/person-sql.ts";
import { heldMember, isVisible } from "../visibility/visibility.ts";

type Parent = { parent: PostPath; id: number };

/** The comments on a post, oldest first; what is before the page is counted in the index alone. Throws not-found where there is no such post. */
export async function commentsOn(
  database: Connection,
  { parent, id }: Parent,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
  reader: Account,
): Promise<List<Comment>> {
  const kind = kindAt(parent);
  // Below a post that is hidden, everything is: who may read it there reads all of it.
  const isShown = database`
    post_id = posts.id and (${isVisible(database, "comments")} or not ${isVisible(database, "posts")})`;
  const rows = await database<(Comment & { total: number })[]>`
    select total, listed.* from (
      select id, visible, (select count(*)::int from comments where ${isShown}) as total from posts
      where ${isAt(database, kind, id, reader)}
    ) posts left join lateral (
      select ${commentColumns(database)}, ${personJson(database)} as "User"
      from comments left join users on users.id = comments.owner_id
      where comments.id = any(array(
        select id from comments where ${isShown} order by id limit ${limit} offset ${(page - 1) * limit}))
    ) listed on true order by listed.id`;
  const [found] = rows;
  if (!found) throw notFound(kind);
  // A page without any is one row, of the total alone.
  const results = rows.filter((row) => row.id !== null);
  return listReply({ page, limit }, results, found.total);
}

type NewComment = Parent & { text: string; author: Account };

/** Throws not-found where the post is gone or hidden, also when it goes at this moment, and 429 for one too many in a day. */
export async function addComment(database: Connection, limits: RateLimits, comment: NewComment): Promise<Comment> {
  const kind = kindAt(comment.parent);
  // Only a question is found by what is said below it.
  if (kind !== "question") return insertComment(database, limits, kind, comment);
  return inTransaction(database, async (transaction) => {
    const answer = await insertComment(transaction, limits, kind, comment);
    await indexAnswered(transaction, [answer.postId]);
    return answer;
  });
}

async function insertComment(
  database: Connection,
  limits: RateLimits,
  kind: PostKind,
  { id, text, author: by }: NewComment,
): Promise<Comment & { postId: number }> {
  const member = String(by.id);
  try {
    const [comment] = await database<(Omit<Comment, "User"> & { postId: number })[]>`
      with counted as (${limits.spending("comments", member)}), writer as (${heldMember(database, by.id)}), post as (
        select posts.id, posts.visible from writer, posts
        where ${isAt(database, kind, id, by)} for key share of posts
      ), comments as (
        insert into comments (text, owner_id, post_id, suspended)
        select ${text}::text, ${by.id}::int, post.id, writer.suspended or coalesce(not post.visible, false)
        from counted cross join writer left join post on true returning *
      ), noted as (
        ${noting(database, postKinds[kind].commented, database`select owner_id, post_id, id from comments`)}
      )
      select ${commentColumns(database)}, post_id from comments`;
    return comment ? { ...comment, User: personOf(by) } : await limits.refuse(database, "comments", member);
  } catch (error) {
    // A comment on nothing is none.
    if (["comments_post_id_check", "comments_post_id_fkey"].includes(violatedConstraint(error) ?? ""))
      throw notFound(kind);
    throw error;
  }
}

/** Changes the words of a comment for its author. Throws not-found or forbidden. */
export async function editComment(database: Database, id: number, user: Account, text: string): Promise<Comment> {
  return database.begin(async (transaction) => {
    const { postId } = await heldComment(transaction, id, user, (found) => mayEditComment(user, found));
    const [comment] = await transaction<[Omit<Comment, "User">]>`
      update comments set text = ${text}, updated_at = now() where id = ${id} returning ${commentColumns(transaction)}`;
    await indexAnswered(transaction, [postId]);
    await happened(transaction, { kind: "comment.edited", actorId: user.id, postId, commentId: id });
    return { ...comment, User: personOf(user) };
  }) as Promise<Comment>;
}

/** What the trail keeps of a deleted comment: how it began. */
const beginningMax = 100;

/** Deletes a comment for who may, with a note in the trail where it is another's. Throws not-found or forbidden. */
export async function deleteComment(
  database: Database,
  id: number,
  user: Account,
  reason: string | null,
): Promise<void> {
  await database.begin(async (transaction) => {
    const comment = await heldComment(transaction, id, user, (found) => mayDeleteComment(user, found));
    const [{ title }] = await transaction<[{ title: string }]>`
      delete from comments where id = ${id}
      returning case when length(text) > ${beginningMax} then left(text, ${beginningMax - 1}) || '…' else text end as title`;
    await indexAnswered(transaction, [comment.postId]);
    await happened(transaction, deleted(user.id, { ...comment, commentId: id }));
    const { ownerId } = comment;
    await addDeletionToTrail(transaction, { by: user, subject: "comment", id, title, ownerId, reason });
  });
}

type HeldComment = { ownerId: number | null; postId: number; kind: PostKind; number: number };

async function heldComment(transaction: Connection, id: number, user: Account, may: (comment: HeldComment) => boolean) {
  const [comment] = await transaction<HeldComment[]>`
    with held as (${heldMember(transaction, user.id)})
    select comments.owner_id, post_id, kind, number from held, comments join posts on posts.id = post_id
    where comments.id = ${id} and ${isVisible(transaction, "comments", user)} for update of comments`;
  if (!comment) throw notFound("comment");
  if (!may(comment)) throw forbidden();
  return comment;
}

const commentColumns = (database: Connection) => database`
  comments.id, comments.text, comments.created_at, comments.updated_at, comments.owner_id`;

/** Who writes is known by their session: no need to be looked up. */
const personOf = ({ id, firstName, lastName, avatar }: Account): Comment["User"] => ({
  id,
  firstName,
  lastName,
  avatar,
});
