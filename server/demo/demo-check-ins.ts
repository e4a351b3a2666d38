import type { Transaction } from "../database/connection.ts";

/** How many of the largest cohort are in their field, and how many study; the others didn't answer. */
const [inField, studying] = [6, 5];

/**
 * Pretends that graduates were asked where they are: most of a large cohort answered, everyone else is still at the same place.
 * Nobody is asked again at once.
 */
export async function addCheckIns(sql: Transaction): Promise<void> {
  await sql`
    update cohort_members set verified_at = ends_on + interval '7 days' from cohorts
    where cohorts.id = cohort_id and verified_by is not null`;
  await sql`
    with largest as (
      select cohort_id from cohort_members where verified_by is not null group by 1 order by count(*) desc limit 1
    ), graduates as (
      select distinct on (user_id) user_id, company_id, ends_on, cohort_id = (select cohort_id from largest) as is_large,
        row_number() over (partition by cohort_id order by user_id) as place
      from cohort_members join cohorts on cohorts.id = cohort_id join users on users.id = user_id
      where verified_by is not null order by user_id, ends_on desc
    ), answers as (
      select *, case when not is_large then 'still' when place <= ${inField + studying} then 'elsewhere' end as answer
      from graduates where ends_on < current_date - 180
    )
    insert into check_ins (user_id, due_on, asked_at, answered_at, answer, company_id, since, field)
    select user_id, current_date, now() - interval '130 days',
      case when answer is not null then now() - interval '125 days' end, answer, company_id,
      case when answer = 'elsewhere' then date_trunc('month', ends_on + interval '60 days') end,
      case when answer = 'elsewhere' then case when place <= ${inField} then 'in-field' else 'studying' end end
    from answers`;
  await sql`
    update users set company_confirmed_at = answered_at - (users.id % 24) * interval '1 month'
    from check_ins where user_id = users.id and answered_at is not null and users.company_id is not null`;
  // Nobody is asked by mail as soon as the demo starts.
  await sql`
    insert into letters (user_id, asked_at) select user_id, now() from check_ins
    on conflict (user_id) do update set asked_at = excluded.asked_at`;
}
