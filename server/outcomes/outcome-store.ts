import { type Figures, inFieldWithin, type Outcome } from "../../contract/outcomes.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";
import { closedQuarter, type Quarter } from "./quarters.ts";
import { type Counted, published } from "./small-group-rules.ts";
import { storeWantedSkills } from "./wanted-skill-store.ts";

type Asked = { cohort?: number | undefined; from: string | null; to: string | null };

/** The published figures of the last closed quarter, the cohort that ended last first. */
export async function outcomesOf(
  database: Connection,
  { cohort, from, to }: Asked,
): Promise<{ quarter: string; results: Outcome[] }> {
  const [newest] = await database<[{ quarter: string | null }]>`select max(quarter) as quarter from outcomes`;
  const results = await database<Outcome[]>`
    select json_build_object('id', id, 'name', name) as cohort, graduates, here, answered, in_field, other_field, studying,
      own_business, looking, not_answered
    from outcomes join cohorts on id = cohort_id
    where quarter = ${newest.quarter} and (${cohort ?? null}::int is null or id = ${cohort ?? null})
      and (${from}::date is null or ends_on >= ${from}) and (${to}::date is null or ends_on <= ${to})
    order by ends_on desc nulls last, sort_key, name collate "C"`;
  return { quarter: newest.quarter ?? closedQuarter(new Date().toISOString()).name, results: [...results] };
}

/** Publishes a finished quarter's figures of each cohort that has none yet; returns the number of cohorts. */
export async function publishOutcomes(database: Connection, quarter: Quarter): Promise<number> {
  const rows = await countedBy(database, quarter);
  const figures = rows.map(({ cohortId, before, changed, ...counted }) => {
    const shown = published(counted, before && { figures: before, changed });
    return { cohortId, countedIn: before && shown === before ? before.countedIn : quarter.name, ...shown };
  });
  await database`
    insert into outcomes (quarter, cohort_id, counted_in, graduates, here, answered, in_field, other_field, studying,
      own_business, looking, not_answered)
    select ${quarter.name}, "cohortId", "countedIn", graduates, here, answered, "inField", "otherField", studying, "ownBusiness",
      looking, "notAnswered"
    from jsonb_to_recordset(${database.json(figures)}) as row ("cohortId" int, "countedIn" text, graduates int, here int,
      answered int, "inField" int, "otherField" int, studying int, "ownBusiness" int, looking int, "notAnswered" int)`;
  return rows.length;
}

type Row = Counted & { cohortId: number; before: (Figures & { countedIn: string }) | null; changed: number };

/**
 * The true figures of each cohort at the end of a quarter, what was published of it before, and how many people count
 * differently since. A graduate counts in their newest cohort, so that no two rows share anybody.
 */
const countedBy = (database: Connection, { name, to }: Quarter) => database<Row[]>`
  with before as (
    select distinct on (cohort_id) *, ${endOf(database)} as was from outcomes where quarter < ${name}
    order by cohort_id, quarter desc
  ), graduates as (
    select distinct on (user_id) user_id, cohort_members.cohort_id, ends_on, was,
      coalesce(verified_at, cohort_members.created_at) as here_since
    from cohort_members join cohorts on cohorts.id = cohort_id join users on users.id = user_id
      left join before on before.cohort_id = cohorts.id
    where verified_by is not null and coalesce(verified_at, cohort_members.created_at) < ${to} and ${isVisible(database, "users")}
    order by user_id, ends_on desc nulls last, cohort_members.cohort_id desc
  ), each as (
    select cohort_id, now.answered, now.cell,
      here_since >= was or (now.answered, now.cell) is distinct from (former.answered, former.cell) as changed
    from graduates
      cross join lateral (${stateAt(database, database`${to}::timestamptz`)}) now
      cross join lateral (${stateAt(database, database`was`)}) former
  )
  select cohorts.id as cohort_id, size as graduates, count(each.cohort_id)::int as here,
    count(*) filter (where each.answered)::int as answered,
    count(*) filter (where cell = 'in-field')::int as in_field,
    count(*) filter (where cell = 'other-field')::int as other_field,
    count(*) filter (where cell = 'studying')::int as studying,
    count(*) filter (where cell = 'own-business')::int as own_business,
    count(*) filter (where cell = 'looking')::int as looking,
    count(*) filter (where not each.answered)::int as not_answered,
    count(*) filter (where changed)::int as changed,
    (select json_build_object('graduates', graduates, 'here', here, 'answered', answered, 'inField', in_field,
        'otherField', other_field, 'studying', studying, 'ownBusiness', own_business, 'looking', looking,
        'notAnswered', not_answered, 'countedIn', counted_in)
      from before where cohort_id = cohorts.id) as before
  from cohorts left join each on each.cohort_id = cohorts.id
  where not exists (select from outcomes where quarter = ${name} and outcomes.cohort_id = cohorts.id)
  group by cohorts.id`;

/** The end of the quarter `counted_in`, in SQL. */
const endOf = (database: Connection) => database`
  (make_date(left(counted_in, 4)::int, right(counted_in, 1)::int * 3 - 2, 1) + interval '3 months') at time zone 'UTC'`;

/**
 * How a row of `graduates` counts by their latest answer before a time, in SQL. The answer "still there" counts as the answer
 * before it.
 */
const stateAt = (database: Connection, time: Fragment): Fragment => {
  const latest = (condition: Fragment) => database`
    select answer, field, since from check_ins
    where check_ins.user_id = graduates.user_id and answered_at < ${time} and ${condition}
    order by answered_at desc, id desc limit 1`;
  return database`
    select latest.answer is not null as answered, case
      when latest.answer = 'looking' then 'looking'
      when told.answer = 'elsewhere' and (told.field <> 'in-field' or told.since <= ends_on + ${inFieldWithin}::int) then told.field
    end as cell
    from (select) one left join lateral (${latest(database`true`)}) latest on true
      left join lateral (${latest(database`answer <> 'still'`)}) told on true`;
};

/** Stores the figures of the last quarter that is over, once. */
export async function closeQuarter(transaction: Connection, by: string): Promise<string[]> {
  const quarter = closedQuarter(by);
  const cohorts = await publishOutcomes(transaction, quarter);
  const skills = await storeWantedSkills(transaction, quarter);
  return [
    ...(cohorts > 0 ? [`${quarter.name}: outcomes of ${cohorts} cohorts`] : []),
    ...(skills > 0 ? [`${quarter.name}: ${skills} wanted skills`] : []),
  ];
}
