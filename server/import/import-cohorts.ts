import { type NewCohort, newCohort } from "../../contract/cohorts/cohorts.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { confirmAll } from "../cohorts/membership-store.ts";
import type { Transaction } from "../database/connection.ts";
import { indexCohorts } from "../finding/search-documents.ts";
import { accepted, type Written } from "./import-records.ts";
import type { Row } from "./sources/import-sources.ts";
import { cell, dayIn, line } from "./sources/import-values.ts";

/** The board's cohorts by that key, in SQL; of several with one key, the first. */
const cohortsByKey = (sql: Transaction) => sql`(
  select distinct on (key) key, id from (
    select name_key(name) as key, id, is_double from cohorts
  ) cohorts order by key, is_double, id)`;

export const cohortReader = {
  read({ row: { values } }: { row: Row }): NewCohort {
    const { name, course, city, startsOn, endsOn, size } = values;
    const days = { startsOn: dayIn("startsOn", startsOn), endsOn: dayIn("endsOn", endsOn) };
    const count = cell(size);
    return accepted(newCohort, {
      name: line(name),
      course: line(course),
      city: line(city),
      ...days,
      size: count === null ? null : Number(count),
    });
  },
  identity: ({ name }: NewCohort) => nameKey(name),
};

/** Adds cohorts, or updates them to the file's values; empty cells change nothing. */
export async function writeCohorts(sql: Transaction, cohorts: readonly NewCohort[]): Promise<Written> {
  const given = sql`
    jsonb_to_recordset(${sql.json(cohorts as never)}) as given (
      name text, course text, city text, "startsOn" date, "endsOn" date, size int)`;
  // A double may hold the file's spelling.
  const name = sql`case when exists (
    select from cohorts other where other.id <> cohorts.id and name_key(other.name) = name_key(given.name)
  ) then cohorts.name else given.name end`;
  const updated = await sql<{ id: number }[]>`
    update cohorts set name = ${name}, course = coalesce(given.course, cohorts.course),
      city = coalesce(given.city, cohorts.city), starts_on = coalesce("startsOn", starts_on),
      ends_on = coalesce("endsOn", ends_on), size = coalesce(given.size, cohorts.size)
    from ${given} join ${cohortsByKey(sql)} known on key = name_key(given.name)
    where cohorts.id = known.id
      and (cohorts.name, cohorts.course, cohorts.city, starts_on, ends_on, cohorts.size) is distinct from (
        ${name}, coalesce(given.course, cohorts.course), coalesce(given.city, cohorts.city),
        coalesce("startsOn", starts_on), coalesce("endsOn", ends_on), coalesce(given.size, cohorts.size))
    returning cohorts.id`;
  const added = await sql<{ id: number }[]>`
    insert into cohorts (name, course, city, starts_on, ends_on, size)
    select name, course, city, "startsOn", "endsOn", size from ${given}
    where not exists (select from ${cohortsByKey(sql)} known where key = name_key(given.name))
    on conflict do nothing returning id`;
  await indexCohorts(
    sql,
    [...added, ...updated].map(({ id }) => id),
  );
  return { added: added.length, updated: updated.length };
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
