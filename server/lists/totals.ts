import { type Dated, kept } from "../database/caught-up-cache.ts";
import { isSince, type Moment, thisMoment } from "../database/change-feed.ts";
import { type Connection, type Database, unhurried } from "../database/connection.ts";

/** How many records there are for all to see, by the kinds of `changes`. */
type Counts = Record<(typeof counted)[number], number>;
export type Totals = () => Promise<Counts>;

const counted = [
  ...(["jobs", "projects", "questions", "companies", "skills", "users", "user_skills"] as const),
  ...(["job_comments", "project_comments", "question_comments"] as const),
];

/**
 * Counts the board once, and from then on adds what was committed since. `edition` is the board's as the last request found
 * it: while it is the same number, `ofEdition` asks nothing.
 */
export function keptTotals(database: Database, edition: () => number): { now: Totals; ofEdition: Totals } {
  const current = kept<Dated & { totals: Counts }>({
    load: async () => {
      const [row] = await unhurried(
        database,
        (transaction) => transaction<[{ totals: Counts; moment: Moment }]>`
          select ${thisMoment(transaction)} as moment, json_build_object(${counts(transaction)}) as totals`,
      );
      return { ...row, comparedAt: Date.now() };
    },
    catchUp: async (_, { totals, moment }) => {
      const [row] = await database<[{ growth: Partial<Counts> | null; moment: Moment }]>`
        select ${thisMoment(database)} as moment, (
          select json_object_agg(kind, growth) from (
            select kind, sum(growth) as growth from changes where ${isSince(database, moment)} group by kind
          ) grown
        ) as growth`;
      return { totals: grown(totals, row.growth ?? {}), moment: row.moment, comparedAt: Date.now() };
    },
  });
  const now = async () => (await current("totals")).totals;
  let last: { edition: number; totals: Promise<Counts> } | undefined;
  const forget = (error: unknown) => {
    last = undefined;
    throw error;
  };
  const ofEdition = () => {
    if (last?.edition !== edition()) last = { edition: edition(), totals: now().catch(forget) };
    return last.totals;
  };
  return { now, ofEdition };
}

const counts = (database: Connection) =>
  counted
    .map((kind) => database`${kind}::text, (select count(*) from ${rowsOf(database, kind)})`)
    .reduce((some, next) => database`${some}, ${next}`);

function rowsOf(database: Connection, kind: keyof Counts) {
  const noun = /^(\w+)_comments$/.exec(kind)?.[1];
  if (noun) return database`comments where ${database(`${noun}_id`)} is not null and not hidden`;
  return kind === "companies" || kind === "skills" ? database(kind) : database`${database(kind)} where not hidden`;
}

const grown = (totals: Counts, growth: Partial<Counts>) =>
  Object.fromEntries(counted.map((kind) => [kind, totals[kind] + (growth[kind] ?? 0)])) as Counts;
