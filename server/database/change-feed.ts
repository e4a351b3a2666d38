import type { RecordKind } from "../../contract/interface/record-kinds.ts";
import { inRounds } from "./catch-up.ts";
import type { Connection, Database, Fragment } from "./connection.ts";

/** What was committed by a moment, as PostgreSQL writes it: a `pg_snapshot`. */
export type Moment = string;

/** The moment of a statement, in SQL. */
export const thisMoment = (database: Connection) => database`pg_current_snapshot()::text`;

/**
 * The newest rows of `changes` that were committed after a moment, in SQL: one more than so many, where they are more. The
 * order makes it a look at the index's end, as long as they are few: a plan for whatever moment and many rows reads all of
 * them from their beginning, with new statistics as with old ones. What is numbered after
 * all that this database has had came with a backup of another, and would be new at every look.
 */
const newest = (database: Connection, moment: Moment, kinds: Fragment, most: number): Fragment => database`
  select kind, id, growth from changes
  where xid >= pg_snapshot_xmin(${moment}::text::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${moment}::text::pg_snapshot)
    and xid < pg_snapshot_xmax(pg_current_snapshot()) ${kinds}
  order by xid desc limit ${most + 1}`;

/** Seldom more were written since the last look. */
const few = 100;
/** More than that are not looked at one by one. */
const many = 20_000;

/** What is written in a change; after one of `everything` nothing is what it was. */
type ChangeKind = RecordKind | "everything";

/** Which records of a kind were written, and by how many those that all see have become more. */
export type Change = { kind: ChangeKind; ids: number[]; growth: number };

/**
 * What was committed of these kinds after a moment; null where it is too much. `now` is asked in the same statement, in SQL that
 * knows the changed rows as `newest`.
 */
export async function changesSince<Now = null>(
  database: Connection,
  moment: Moment,
  kinds: readonly RecordKind[],
  now = database`null`,
): Promise<{ moment: Moment; changes: Change[] | null; now: Now }> {
  const ofKinds = database`and kind = any(${[...kinds, "everything"]}::text[])`;
  const ask = async (most: number) => {
    const [answer] = await database<[{ moment: Moment; rows: number; changes: Change[] | null; now: Now }]>`
      with newest as materialized (${newest(database, moment, ofKinds, most)})
      select ${thisMoment(database)} as moment, (select count(*)::int from newest) as rows, (
        select json_agg(kinds) from (
          select kind, array_agg(distinct id) as ids, sum(growth) as growth from newest group by kind
        ) kinds
      ) as changes, (${now}) as now`;
    const changes = answer.changes ?? [];
    const isTooMuch = answer.rows > most || changes.some(({ kind }) => kind === "everything");
    return { ...answer, changes: isTooMuch ? null : changes };
  };
  const answer = await ask(few);
  return answer.rows > few ? ask(many) : answer;
}

/** What a look at the feed found: the kinds of what was written since the last, or null for too much. */
export type News = { moment: Moment; kinds: ChangeKind[] | null };

/** Changes are kept for a day; what was last compared with them longer ago than half of it has to be read anew. */
const keptFor = "1 day";
const tooLong = 12 * 60 * 60 * 1000;
export const isTooLongAgo = (time: number) => Date.now() - time > tooLong;

export type ChangeFeed = {
  /** Asks what is new, in SQL, so that it can travel in another statement; what it answers is to be `learnt`. */
  news(): Fragment;
  learn(news: News): void;
  /** Asks by itself. */
  look(): Promise<void>;
  /** A number that grows with every look that finds something of these kinds. */
  edition(kinds: readonly RecordKind[]): number;
};

/** What this process knows of what was written on the board, by whatever process. */
export function changeFeed(database: Database): ChangeFeed {
  const editions = new Map<ChangeKind, number>();
  let editionOfAll = 0;
  let last: { moment: Moment; at: number } | undefined;

  const news = () => {
    const kinds =
      last && !isTooLongAgo(last.at)
        ? database`(
            select case when count(*) <= ${few} then coalesce(json_agg(distinct kind), '[]') end
            from (${newest(database, last.moment, database``, few)}) newest)`
        : database`null::json`;
    return database`json_build_object('moment', ${thisMoment(database)}, 'kinds', ${kinds})`;
  };
  /** Of looks that overlap any may be the last to be learnt: from an older moment the next one only finds more. */
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

/**
 * Says that records are not what they were, though no row was written that is watched: skills have their other names elsewhere,
 * and to how many a question was offered stands with its facts.
 */
export async function noteChanged(
  database: Connection,
  kind: "skill" | "question" | "company",
  ids: number[],
): Promise<void> {
  await database`insert into changes (kind, id, growth) select ${kind}, unnest(${ids}::int[]), 0`;
}

/** Says that all records were replaced by others. */
export async function noteEverythingReplaced(database: Connection): Promise<void> {
  await database`insert into changes (kind, id, growth) values ('everything', 0, 0)`;
}

/**
 * Forgets old changes. Also those of transactions that this database has never had: they came with a backup of another,
 * and would seem to happen when it gets that far. Returns how many.
 */
export async function forgetOldChanges(database: Connection): Promise<number> {
  const { count } = await database`
    delete from changes
    where changed_at < now() - ${keptFor}::interval or not pg_visible_in_snapshot(xid, pg_current_snapshot())`;
  return count;
}
