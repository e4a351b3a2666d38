import type { Account } from "../../contract/people/accounts.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";

/**
 * Whether a row is there to be seen, in SQL: by all, or by a reader. The one place that decides it, for lists, counts, search,
 * matches and pages alike. `rows` is a table with a column `visible`, or what it is called in the statement.
 */
export const isVisible = (database: Connection, rows: string, reader?: Account): Fragment =>
  reader && maySeeHidden(reader) ? database`true` : database`${database(rows)}.visible`;

/** Whether a comment says something to a reader, in SQL: of what is deleted there is at most its place, for staff too. */
export const isSaid = (database: Connection, reader?: Account): Fragment =>
  reader && maySeeHidden(reader) ? database`comments.state <> 'deleted'` : isVisible(database, "comments");

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
