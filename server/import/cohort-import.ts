import { type NewCohort, newCohort } from "../../contract/cohorts.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { confirmAll } from "../cohorts/membership-store.ts";
import type { Transaction } from "../database/connection.ts";
import { indexCohorts } from "../search-index/search-index-store.ts";
import type { Entry, ImportedCounts } from "./import-records.ts";
import { contradictoryEnd, type RowReader } from "./import-row.ts";
import { dayIn, lastDayIn, line, wordIn } from "./import-values.ts";

/** The board's cohorts by that key, in SQL; of several with one key, the first. */
const cohortsByKey = (sql: Transaction) => sql`(
  select distinct on (key) key, id from (
    select name_key(name) as key, id, is_double from cohorts
  ) cohorts order by key, is_double, id)`;

export const cohortReader = {
  read(reader: RowReader): NewCohort {
    const { name, course, city, size } = reader.row.values;
    const count = wordIn(size);
    return reader.accepted(newCohort, {
      name: line(name),
      course: line(course),
      city: line(city),
      startsOn: reader.optional("startsOn", dayIn),
      endsOn: reader.optional("endsOn", lastDayIn),
      size: count === null ? null : Number(count),
    });
  },
  identity: ({ name }: NewCohort) => nameKey(name),
};

/** Adds cohorts, or updates them to the file's values; empty cells change nothing. */
export async function writeCohorts(sql: Transaction, cohorts: readonly Entry<NewCohort>[]): Promise<ImportedCounts> {
  const rows = cohorts.map(({ row, ...cohort }, n) => ({ n, ...cohort }));
  const given = () => sql`
    jsonb_to_recordset(${sql.json(rows as never)}) as given (
      n int, name text, course text, city text, "startsOn" date, "endsOn" date, size int)`;
  const known = sql`${cohortsByKey(sql)} known on key = name_key(given.name)`;
  const contrary = await sql<{ n: number }[]>`
    select n from ${given()} join ${known} join cohorts on cohorts.id = known.id
    where coalesce("startsOn", starts_on) > coalesce("endsOn", ends_on)`;
  const leftOut = contrary.flatMap(({ n }) => {
    const cohort = cohorts[n];
    Object.assign(rows[n] ?? {}, { startsOn: null, endsOn: null });
    return cohort ? [contradictoryEnd(cohort.row, cohort.startsOn ? "startsOn" : "endsOn")] : [];
  });
  // A duplicate may have the file's spelling.
  const name = sql`case when exists (
    select from cohorts other where other.id <> cohorts.id and name_key(other.name) = name_key(given.name)
  ) then cohorts.name else given.name end`;
  const updated = await sql<{ id: number }[]>`
    update cohorts set name = ${name}, course = coalesce(given.course, cohorts.course),
      city = coalesce(given.city, cohorts.city), starts_on = coalesce("startsOn", starts_on),
      ends_on = coalesce("endsOn", ends_on), size = coalesce(given.size, cohorts.size)
    from ${given()} join ${known}
    where cohorts.id = known.id
      and (cohorts.name, cohorts.course, cohorts.city, starts_on, ends_on, cohorts.size) is distinct from (
        ${name}, coalesce(given.course, cohorts.course), coalesce(given.city, cohorts.city),
        coalesce("startsOn", starts_on), coalesce("endsOn", ends_on), coalesce(given.size, cohorts.size))
    returning cohorts.id`;
  const added = await sql<{ id: number }[]>`
    insert into cohorts (name, course, city, starts_on, ends_on, size)
    select name, course, city, "startsOn", "endsOn", size from ${given()}
    where not exists (select from ${cohortsByKey(sql)} known where key = name_key(given.name))
    on conflict do nothing returning id`;
  await indexCohorts(
    sql,
    [...added, ...updated].map(({ id }) => id),
  );
  return { added: added.length, updated: updated.length, leftOut };
}

/** Adds the cohorts that are missing on the board; returns how many. */
export async function addCohorts(sql: Transaction, names: readonly string[]): Promise<number> {
  const added = await sql<{ id: number }[]>`
    insert into cohorts (name) select name from unnest(${[...names]}::text[]) name
    where not exists (select from ${cohortsByKey(sql)} known where key = name_key(name))
    on conflict do nothing returning id`;
  await indexCohorts(
    sql,
    added.map(({ id }) => id),
  );
  return added.length;
}

/** The distinct cohorts that these records name. */
export const cohortsNamed = (records: readonly { cohorts: string[] }[]): string[] => [
  ...new Map(records.flatMap(({ cohorts }) => cohorts).map((name) => [nameKey(name), name])).values(),
];

type Named = { cohort: string; userId: number };

/** Confirms members in the cohorts that the file names. Returns the ids of newly confirmed members. */
export async function confirmNamed(sql: Transaction, named: readonly Named[]): Promise<number[]> {
  if (named.length === 0) return [];
  const wanted = await sql<{ cohortId: number; userId: number }[]>`
    select distinct known.id as cohort_id, users.id as user_id
    from jsonb_to_recordset(${sql.json(named)}) as named (cohort text, "userId" int)
      join ${cohortsByKey(sql)} known on key = name_key(cohort) join users on users.id = "userId"
    where not exists (
      select from cohort_members where cohort_id = known.id and user_id = users.id and by_staff)`;
  await confirmAll(sql, wanted, { isQuiet: true });
  return wanted.map(({ userId }) => userId);
}
