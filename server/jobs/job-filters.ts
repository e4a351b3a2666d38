import { periodsInYear } from "../../contract/jobs/job-facts.ts";
import type { JobFacetName } from "../../contract/jobs/jobs.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { EveryValue } from "../lists/filter-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The values that filters compare with, in SQL: the parameters of a list, or the columns of many saved searches. */
export type JobListQuery = Record<
  "workplace" | "type" | "seniority" | "company" | "language" | "salaryFrom" | "currency" | "postedWithin" | "readerId",
  Fragment
> & {
  everySkill: EveryValue;
  /** The keys of the jobs that fit the reader, in SQL. */
  fitting: Fragment;
};

/** The filters of the list of jobs: each a condition on a row of `jobs`, in SQL. */
export const jobFilters = (database: Connection, asked: JobListQuery): Record<JobFacetName, Fragment> => ({
  workplace: database`jobs.workplace = any(${asked.workplace})`,
  type: database`jobs.type = any(${asked.type})`,
  seniority: database`jobs.seniority = any(${asked.seniority})`,
  skill: asked.everySkill(
    (skill) => database`exists (select from post_skills where post_id = jobs.post_id and skill_id = ${skill})`,
  ),
  company: database`exists (
    select from posts company where company.id = jobs.company_id and company.kind = 'company'
      and ${isVisible(database, "company")} and company.number = any(${asked.company}))`,
  language: database`(jobs.language_codes <> '{}' and jobs.language_codes <@ ${asked.language})`,
  currency: database`${payIn(database, asked.currency)} >= ${asked.salaryFrom}`,
  postedWithin: database`jobs.posted_at >= now() - ${asked.postedWithin} * interval '1 day'`,
  fits: database`jobs.post_id in (${asked.fitting})`,
  saved: database`exists (
    select from saved_jobs where saved_jobs.post_id = jobs.post_id and saved_jobs.user_id = ${asked.readerId})`,
});

/** The upper end of a job's pay by the year, in SQL; null in another currency, and without pay. */
export function payIn(database: Connection, currency: Fragment): Fragment {
  const times = Object.entries(periodsInYear).reduce(
    (cases, [period, count]) => database`${cases} when ${period} then ${count}::int`,
    database``,
  );
  return database`(case when jobs.salary_currency = ${currency}
    then coalesce(jobs.salary_max, jobs.salary_min) * case jobs.salary_per ${times} end end)`;
}
