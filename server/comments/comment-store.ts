import type { Comment, CommentParent } from "../../contract/comments.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { mayDeleteComment, mayEditComment, maySeeHidden } from "../../contract/rights.ts";
import { addDeletionToTrail } from "../audit/audit-store.ts";
import { type Connection, type Database, violatedConstraint } from "../database/connection.ts";
import { forbidden, notFound } from "../http/problems.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { listReply } from "../lists/list-page.ts";
import { personJson } from "../people/users/user-sql.ts";
import { isThereFor } from "../posts/hidden-posts.ts";
import { nouns } from "../posts/post-store.ts";

export type Parent = { parent: CommentParent; id: number };

/** The comments on a record, oldest first; what is before the page is counted in the index alone. Throws not-found where there is no such record. */
export async function commentsOn(
  database: Connection,
  { parent, id }: Parent,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
  reader: Account,
): Promise<List<Comment>> {
  const parentId = database(`${nouns[parent]}_id`);
  // Below a post that is hidden, everything is: who may read it there reads all of it.
  const isShown =
    parent !== "companies" && maySeeHidden(reader)
      ? database`(not hidden or (select hidden from ${database(parent)} where id = ${id}))`
      : database`not hidden`;
  const rows = await database<(Comment & { total: number })[]>`
    select total, listed.* from (
      select (select count(*)::int from comments where ${parentId} = ${id} and ${isShown}) as total
      from ${database(parent)} where id = ${id} and ${isThereFor(reader, database, parent)}
    ) found left join (
      select ${commentColumns(database)} from comments ${author(database)}
      where comments.id = any(array(
        select id from comments where ${parentId} = ${id} and ${isShown} order by id limit ${limit} offset ${(page - 1) * limit}))
    ) listed on true order by listed.id`;
  const [found] = rows;
  if (!found) throw notFound(nouns[parent]);
  // A page without any is one row, of the total alone.
  const results = rows.filter((row) => row.id !== null);
  return listReply({ page, limit }, results, found.total);
}

type NewComment = Parent & { text: string; author: Account };

/** Throws not-found where the record is gone or hidden, also when it goes at this moment, and 429 for one too many in a day. */
export async function addComment(
  database: Connection,
  limits: RateLimits,
  { parent, id, text, author: by }: NewComment,
): Promise<Comment> {
  const member = String(by.id);
  try {
    const [comment] = await database<Comment[]>`
      with counted as (${limits.spending("comments", member)}), comments as (
        insert into comments (text, owner_id, ${database(`${nouns[parent]}_id`)})
        select ${text}::text, ${by.id}::int, (
          select id from ${database(parent)} where id = ${id} and ${isThereFor(by, database, parent)}
        ) from counted returning *)
      select ${commentColumns(database)} from comments ${author(database)}`;
    return comment ?? (await limits.refuse(database, "comments", member));
  } catch (error) {
    // A comment on nothing is none.
    const isOnNothing = ["comments_check", `comments_${nouns[parent]}_id_fkey`].includes(
      violatedConstraint(error) ?? "",
    );
    if (isOnNothing) throw notFound(nouns[parent]);
    throw error;
  }
}

/** The comment, for its author. Throws not-found or forbidden. */
export const commentToEdit = (database: Connection, id: number, user: Account) =>
  commentFor(database, id, user, (comment) => mayEditComment(user, comment));

export async function replaceComment(database: Connection, id: number, text: string): Promise<Comment> {
  const [comment] = await database<Comment[]>`
    with comments as (update comments set text = ${text}, updated_at = now() where id = ${id} returning *)
    select ${commentColumns(database)} from comments ${author(database)}`;
  if (!comment) throw notFound("comment");
  return comment;
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
    const { ownerId } = await commentFor(transaction, id, user, (found) => mayDeleteComment(user, found));
    const [{ title }] = await transaction<[{ title: string }]>`
      delete from comments where id = ${id}
      returning case when length(text) > ${beginningMax} then left(text, ${beginningMax - 1}) || '…' else text end as title`;
    await addDeletionToTrail(transaction, { by: user, subject: "comment", id, title, ownerId, reason });
  });
}

type OwnedComment = { id: number; ownerId: number | null };

async function commentFor(database: Connection, id: number, user: Account, may: (comment: OwnedComment) => boolean) {
  const [comment] = await database<OwnedComment[]>`
    select id, owner_id from comments where id = ${id} and ${isThereFor(user, database, "comments")} for update`;
  if (!comment) throw notFound("comment");
  if (!may(comment)) throw forbidden();
  return comment;
}

const commentColumns = (database: Connection) => database`
  comments.id, comments.text, comments.created_at, comments.updated_at, comments.owner_id,
  ${personJson(database)} as "User"`;

const author = (database: Connection) => database`left join users on users.id = comments.owner_id`;
