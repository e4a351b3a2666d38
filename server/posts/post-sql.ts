import type { Account } from "../../contract/people/accounts.ts";
import type { PostKind } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isReadable, isVisible } from "../visibility/visibility.ts";

/** Selects the row of `posts` at an address, if the reader may see it, in SQL. */
export const isPostAt = (database: Connection, kind: PostKind, number: number, reader: Account) => database`
  posts.kind = ${kind} and posts.number = ${number} and ${isReadable(database, "posts", reader)}`;

/** The columns of every titled post in replies, in SQL. */
export const postColumns = (database: Connection) => database`
  posts.number as id, posts.title, posts.owner_id, posts.created_at, posts.updated_at`;

/** Posts as listed in another record, newest first, as a JSON array in SQL. */
export const titlesJson = (database: Connection) => database`
  coalesce(json_agg(json_build_object('id', posts.number, 'title', posts.title) order by posts.created_at desc, posts.id desc), '[]')`;

/** Whether a row of `posts` or `comments` is outside of its owner's bin, which is exported separately, in SQL. */
export const isOutOfBin = (database: Connection, rows: string): Fragment =>
  database`${database(rows)}.state <> 'binned'`;

/** A post's title while it is visible, in SQL. */
export const seenTitle = (database: Connection): Fragment =>
  database`case when ${isVisible(database, "posts")} then posts.title end as title`;

/** The pay of a `jobs` row as JSON, in SQL. */
export const salaryJson = (database: Connection) => database`
  case when salary_currency is not null then json_build_object(
    'min', salary_min, 'max', salary_max, 'currency', salary_currency, 'per', salary_per) end`;
