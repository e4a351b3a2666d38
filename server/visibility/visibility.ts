import type { Account } from "../../contract/people/accounts.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/**
 * Whether a row is there to be seen by all, in SQL. The one place that decides it, for lists, counts, search, matches and pages
 * alike. `rows` is a table with a column `visible`, or what it is called in the statement.
 */
export const isVisible = (database: Connection, rows: string): Fragment => database`${database(rows)}.visible`;

/** Whether a row of `posts` or `comments` is neither deleted nor removed, in SQL: if not for all, it is there for its owner and staff. */
export const isThere = (database: Connection, rows: string): Fragment =>
  database`${database(rows)}.state in ('shown', 'waiting', 'hidden')`;

/** Whether a reader sees a row of `users` at its address, in SQL. */
export const isMemberReadable = (database: Connection, rows: string, reader: Account): Fragment =>
  maySeeHidden(reader) ? database`true` : isVisible(database, rows);

/**
 * Whether a reader sees a row of `posts` at its address, in SQL: what is hidden or held is there for its owner and staff, what is
 * suspended for staff, what is deleted or removed for nobody.
 */
export const isReadable = (database: Connection, posts: string, reader: Account): Fragment => {
  const post = database(posts);
  if (maySeeHidden(reader)) return isThere(database, posts);
  return database`(${post}.visible or (${post}.owner_id = ${reader.id} and ${post}.state in ('waiting', 'hidden')))`;
};

/**
 * The same of a row of `comments`: with it its post has to be there for the reader. Whose post is kept from others reads what was
 * said below it.
 */
export const isCommentReadable = (database: Connection, reader: Account): Fragment => {
  const isTheirs = maySeeHidden(reader)
    ? database`true`
    : database`(comments.owner_id = ${reader.id} or (comments.state = 'shown' and not posts.visible
        and not exists (select from users authors where authors.id = comments.owner_id and authors.suspended)))`;
  return database`(comments.visible or (${isThere(database, "comments")} and exists (
    select from posts where posts.id = comments.post_id and ${isReadable(database, "posts", reader)} and ${isTheirs})))`;
};

/**
 * Whether a row of `posts` is also listed, found and matched, in SQL: a job that isn't open is there at its address alone. As
 * the lists' index has it.
 */
export const isListed = (database: Connection, posts: string): Fragment => database`
  (${isVisible(database, posts)} and ${database(posts)}.status = 'open')`;

/**
 * A member who writes, held until the transaction ends, in SQL: before what they write on, as a suspension holds them, so that
 * neither misses the other or waits for ever.
 */
export const heldMember = (database: Connection, id: number | Fragment): Fragment => database`
  select suspended from users where id = ${id} for key share`;

/** Whether what a member posts at this moment is suspended with them, in SQL. */
export const isSuspendedWith = (database: Connection, memberId: number | Fragment): Fragment => database`
  coalesce((${heldMember(database, memberId)}), false)`;

/** Whether a row of `comments` is suspended, in SQL: with its author, or with what it is on, whatever keeps that from others. */
export const isSuspendedBelow = (database: Connection): Fragment => database`
  (coalesce((select suspended from users where id = comments.owner_id), false)
    or (select not visible from posts where id = comments.post_id))`;

/** Brings what stands below posts that are held in step with them. */
export async function followPosts(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`
    update comments set suspended = not suspended
    where post_id = any(${[...postIds]}::int[]) and suspended <> ${isSuspendedBelow(transaction)}`;
}
