import type { Connection, Fragment } from "./connection.ts";

/** What was committed by a moment, as PostgreSQL writes it: a `pg_snapshot`. */
export type Moment = string;

/** The moment of a statement, in SQL. */
export const thisMoment = (database: Connection) => database`pg_current_snapshot()::text`;

/** Whether a row of `changes` was committed after a moment, in SQL. */
export const isSince = (database: Connection, moment: Moment): Fragment => database`
  xid >= pg_snapshot_xmin(${moment}::text::pg_snapshot) and not pg_visible_in_snapshot(xid, ${moment}::text::pg_snapshot)`;

/**
 * Whether anything was committed after a moment, in SQL. The order makes it a look at the index's end: to find any one row,
 * a plan for whatever moment reads all of them from their beginning, with new statistics as with old ones.
 */
export const isAnythingSince = (database: Connection, moment: Moment): Fragment => database`
  coalesce((select true from changes where ${isSince(database, moment)} order by xid desc limit 1), false)`;

/** Says that skills are not what they were, though no row of theirs was written: their other names are rows elsewhere. */
export async function noteSkillsRenamed(database: Connection, ids: number[]): Promise<void> {
  if (ids.length > 0) await database`insert into changes (kind, ids, growth) values ('skills', ${ids}, 0)`;
}

/** Changes are kept for a day; what was last compared with them longer ago than half of it has to be read anew. */
const keptFor = "1 day";
export const tooLong = 12 * 60 * 60 * 1000;

/**
 * Forgets old changes. Also those of transactions that this database has never had: they came with a backup of another,
 * and would seem to happen again and again. Returns how many.
 */
export async function forgetOldChanges(database: Connection): Promise<number> {
  const { count } = await database`
    delete from changes
    where changed_at < now() - ${keptFor}::interval or not pg_visible_in_snapshot(xid, pg_current_snapshot())`;
  return count;
}
