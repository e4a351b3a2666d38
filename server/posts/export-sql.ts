import type { Connection, Fragment } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

/** Whether a row of `posts` or `comments` is outside of its owner's bin, which is exported separately, in SQL. */
export const isOutOfBin = (database: Connection, rows: string): Fragment =>
  database`${database(rows)}.state <> 'binned'`;

/** A post's title while it is visible, in SQL. */
export const seenTitle = (database: Connection): Fragment =>
  database`case when ${isVisible(database, "posts")} then posts.title end as title`;
