import type { Account } from "../../contract/people/accounts.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/** The constraints by which no two visible companies look the same. */
export const companyNameTaken = ["companies_name", "companies_name_key"];

/**
 * Whether everyone may see a row, in SQL. The only definition, for lists, counts, search, matches and pages. `rows` is a table
 * with a column `visible`, or its alias.
 */
export const isVisible = (database: Connection, rows: string): Fragment => database`${database(rows)}.visible`;

/** Whether a row of `posts` or `comments` is neither deleted nor removed, in SQL: at least its owner and staff may see it. */
export const isNotDeleted = (database: Connection, rows: string): Fragment =>
  database`${database(rows)}.state in ('shown', 'waiting', 'hidden')`;

/** Whether a row of `posts` or `comments` is held or hidden, in SQL: of members only its owner may see it. */
export const isHeldOrHidden = (database: Connection, rows: string): Fragment =>
  database`${database(rows)}.state in ('waiting', 'hidden')`;

/** Whether a reader may see a row of `users` at its address, in SQL. */
export const isMemberReadable = (database: Connection, rows: string, reader: Account): Fragment =>
  maySeeHidden(reader) ? database`true` : isVisible(database, rows);

/**
 * Whether a reader may see a row of `posts` at its address, in SQL: hidden and held ones are visible to their owner and staff,
 * those of suspended members to staff, deleted and removed ones to nobody.
 */
export const isReadable = (database: Connection, posts: string, reader: Account): Fragment => {
  const post = database(posts);
  if (maySeeHidden(reader)) return isNotDeleted(database, posts);
  return database`(${post}.visible or (${post}.owner_id = ${reader.id} and ${isHeldOrHidden(database, posts)}))`;
};

/**
 * Whether a reader may see a row of `comments`, in SQL: its post has to be visible to them too. The owner of a hidden post sees
 * the comments below it.
 */
export const isCommentReadable = (database: Connection, reader: Account): Fragment => {
  const isTheirs = maySeeHidden(reader)
    ? database`true`
    : database`(comments.owner_id = ${reader.id} or (comments.state = 'shown' and not posts.visible
        and not exists (select from users authors where authors.id = comments.owner_id and authors.suspended)))`;
  return database`(comments.visible or (${isNotDeleted(database, "comments")} and exists (
    select from posts where posts.id = comments.post_id and ${isReadable(database, "posts", reader)} and ${isTheirs})))`;
};

/**
 * Whether a row of `posts` is listed, found and matched, in SQL; a job that isn't open is only visible at its address. The
 * condition is that of the lists' partial indexes.
 */
export const isListed = (database: Connection, posts: string): Fragment => database`
  (${isVisible(database, posts)} and ${database(posts)}.status = 'open')`;

/**
 * Locks a writing member until the transaction ends, in SQL. To be done before locking what they write on: suspensions use the
 * same order, so that neither misses the other's change nor deadlocks.
 */
export const lockingMember = (database: Connection, id: number | Fragment): Fragment => database`
  select suspended from users where id = ${id} for key share`;

/** Whether a member's new post is hidden with them, in SQL; locks the member. */
export const isSuspendedWith = (database: Connection, memberId: number | Fragment): Fragment => database`
  coalesce((${lockingMember(database, memberId)}), false)`;

/** Whether a row of `comments` is hidden with its author's suspension, or because its post is hidden for any reason, in SQL. */
export const isSuspendedBelow = (database: Connection): Fragment => database`
  (coalesce((select suspended from users where id = comments.owner_id), false)
    or (select not visible from posts where id = comments.post_id))`;

/** Updates the comments below locked posts to the posts' visibility. */
export async function followPosts(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`
    update comments set suspended = not suspended
    where post_id = any(${[...postIds]}::int[]) and suspended <> ${isSuspendedBelow(transaction)}`;
}
