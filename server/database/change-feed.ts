import type { Connection, Database, Fragment } from "./connection.ts";
import { inRounds } from "./work-rounds.ts";

/** A point in commit order, as a `pg_snapshot` in text. */
export type Snapshot = string;

/** The snapshot of the current statement, in SQL. */
export const currentSnapshot = (database: Connection) => database`pg_current_snapshot()::text`;

/** Whether the transaction of a row with an `xid` was committed after a snapshot, in SQL; an index finds those from its xmin on. */
export function isCommittedAfter(database: Connection, moment: Snapshot | Fragment): Fragment {
  const snapshot =
    typeof moment === "string" ? database`${moment}::text::pg_snapshot` : database`${moment}::pg_snapshot`;
  return database`(xid >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(xid, ${snapshot}))`;
}

/**
 * The rows of `changes` committed after a snapshot, newest first, in SQL; at most `most` + 1, so that the caller sees whether
 * there are more. The order makes PostgreSQL read from the index's end: a generic plan without it reads the whole index.
 * Transaction ids beyond this database's own are ignored: they came with another database's backup, and would be new to every
 * look.
 */
const newest = (database: Connection, moment: Snapshot, kinds: Fragment, most: number): Fragment => database`
  select kind, id from changes
  where ${isCommittedAfter(database, moment)} and xid < pg_snapshot_xmax(pg_current_snapshot()) ${kinds}
  order by xid desc limit ${most + 1}`;

/** The first limit of rows; rarely were more written since the last look. */
const few = 100;
/** The second limit; more changes than that mean that everything is read anew. */
const many = 20_000;

/** What changed: who or which posts match, the names of skills, or implications; `everything` after a restore. */
export type RecordKind = "user" | "post" | "skill" | "implication";
type ChangeKind = RecordKind | "everything";

/** The changed records of a kind. */
export type Change = { kind: ChangeKind; ids: number[] };

/**
 * The changes of these kinds since a snapshot; null if there are too many. `now` is a query of the same statement, in SQL,
 * which may refer to the changed rows as `newest`.
 */
export async function changesSince<Now = null>(
  database: Connection,
  moment: Snapshot,
  kinds: readonly RecordKind[],
  now = database`null`,
): Promise<{ moment: Snapshot; changes: Change[] | null; now: Now }> {
  const ofKinds = database`and kind = any(${[...kinds, "everything"]}::text[])`;
  const ask = async (most: number) => {
    const [answer] = await database<[{ moment: Snapshot; rows: number; changes: Change[] | null; now: Now }]>`
      with newest as materialized (${newest(database, moment, ofKinds, most)})
      select ${currentSnapshot(database)} as moment, (select count(*)::int from newest) as rows, (
        select json_agg(kinds) from (
          select kind, array_agg(distinct id) as ids from newest group by kind
        ) kinds
      ) as changes, (${now}) as now`;
    const changes = answer.changes ?? [];
    const isTooMuch = answer.rows > most || changes.some(({ kind }) => kind === "everything");
    return { ...answer, changes: isTooMuch ? null : changes };
  };
  const answer = await ask(few);
  return answer.rows > few ? ask(many) : answer;
}

/** The kinds that changed since the last look at the feed, or null if there are too many changes. */
export type News = { moment: Snapshot; kinds: ChangeKind[] | null };

/** Changes are kept for a day; a snapshot older than half of that can't be caught up with. */
const keptFor = "1 day";
const tooLong = 12 * 60 * 60 * 1000;
export const isSnapshotExpired = (time: number) => Date.now() - time > tooLong;

export type ChangeFeed = {
  /** The query for what is new, in SQL, to be embedded in another statement; pass its result to `learn`. */
  news(): Fragment;
  learn(news: News): void;
  /** Queries what is new in a statement of its own. */
  look(): Promise<void>;
  /** A number that grows with every look that finds a change of these kinds. */
  edition(kinds: readonly RecordKind[]): number;
};

/** This process's knowledge of what any process wrote on the board. */
export function changeFeed(database: Database): ChangeFeed {
  const editions = new Map<ChangeKind, number>();
  let editionOfAll = 0;
  let last: { moment: Snapshot; at: number } | undefined;

  const news = () => {
    const kinds =
      last && !isSnapshotExpired(last.at)
        ? database`(
            select case when count(*) <= ${few} then coalesce(json_agg(distinct kind), '[]') end
            from (${newest(database, last.moment, database``, few)}) newest)`
        : database`null::json`;
    return database`json_build_object('moment', ${currentSnapshot(database)}, 'kinds', ${kinds})`;
  };
  /** Overlapping looks may be learnt in any order: an older snapshot only makes the next look find more. */
  const learn = ({ moment, kinds }: News) => {
    if (!kinds || kinds.includes("everything")) editionOfAll += 1;
    else for (const kind of kinds) editions.set(kind, (editions.get(kind) ?? 0) + 1);
    last = { moment, at: Date.now() };
  };
  const inRound = inRounds<void>();
  const look = async () => {
    const [row] = await database<[{ news: News }]>`select ${news()} as news`;
    learn(row.news);
  };
  return {
    news,
    learn,
    look: () => inRound("", look),
    edition: (kinds) => kinds.reduce((sum, kind) => sum + (editions.get(kind) ?? 0), editionOfAll),
  };
}

/** Adds the change that makes every cached value stale. */
export async function noteEverythingReplaced(database: Connection): Promise<void> {
  await database`insert into changes (kind, id) values ('everything', 0)`;
}

/**
 * Deletes old changes, and those of transaction ids that this database hasn't reached: they came with another database's
 * backup, and would count as new once it gets there. Returns how many.
 */
export async function deleteOldChanges(database: Connection): Promise<number> {
  const { count } = await database`
    delete from changes
    where changed_at < now() - ${keptFor}::interval or not pg_visible_in_snapshot(xid, pg_current_snapshot())`;
  return count;
}
