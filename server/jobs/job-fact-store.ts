import type { NewJob } from "../../contract/jobs/jobs.ts";
import type { Connection } from "../database/connection.ts";
import { salaryJson } from "../posts/post-sql.ts";

type Facts = Pick<NewJob, "workplace" | "type" | "seniority" | "salary" | "languages">;

/** The columns of a job's facts, in SQL, without `saved`, which depends on the reader. */
export const factColumns = (database: Connection) => database`
  jobs.workplace, jobs.type, jobs.seniority, jobs.languages, ${salaryJson(database)} as salary,
  array(select skill_id from post_skills where post_id = posts.id and required order by skill_id) as required,
  posts.status, jobs.expires_at, jobs.filled_at`;

const noPay = { min: null, max: null, currency: null, per: null };

/** The columns of a job's given facts; null clears one, undefined keeps it. */
export function givenFacts(
  database: Connection,
  { workplace, type, seniority, salary, languages }: Facts,
): Record<string, unknown> {
  const pay = salary === null ? noPay : salary;
  const columns = {
    workplace,
    type,
    seniority,
    salaryMin: pay?.min,
    salaryMax: pay?.max,
    salaryCurrency: pay?.currency,
    salaryPer: pay?.per,
    languages: languages === undefined ? undefined : database.json(languages ?? []),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
