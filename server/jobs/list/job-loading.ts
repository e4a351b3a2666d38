import { jobTypes, periodsInYear, seniorities, workplaces } from "../../../contract/jobs/job-facts.ts";
import { jobStatuses } from "../../../contract/jobs/job-status.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { PackedReader } from "../../database/packed.ts";
import { isThere, isVisible } from "../../visibility/visibility.ts";
import type { ListedJob } from "./job-columns.ts";

/** The chosen jobs packed into one binary value, in SQL: a row for each would take most of the time. */
export const packedJobs = (database: Connection, chosen: Fragment): Fragment => {
  const placeIn = (values: readonly string[], column: Fragment) => database`
    int2send(coalesce(array_position(${[...values]}::text[], ${column}), 0)::int2)`;
  const inYear = Object.entries(periodsInYear).map(
    ([period, times]) => database`when salary_per = ${period} then ${times}::int`,
  );
  return database`
    select string_agg(int4send(posts.id) || timestamptz_send(created_at) || ${placeIn(workplaces, database`workplace`)}
      || ${placeIn(jobTypes, database`type`)} || ${placeIn(seniorities, database`seniority`)}
      || ${placeIn(jobStatuses, database`status`)} || int2send(${isVisible(database, "posts")}::int::int2) || int4send(coalesce(company_id, 0)) || int4send(coalesce(owner_id, 0))
      || float8send(coalesce(coalesce(salary_max, salary_min) * case ${inYear} end, 0)::float8)
      || convert_to(coalesce(salary_currency, '   '), 'UTF8')
      || int2send(jsonb_array_length(languages)::int2) || convert_to(coalesce((
        select string_agg(spoken->>'code', '' order by spoken->>'code') from jsonb_array_elements(languages) spoken), ''), 'UTF8')
      || coalesce((
        select int2send(count(*)::int2) || string_agg(int4send(case when required then -skill_id else skill_id end), '')
        from post_skills where post_id = posts.id having count(*) > 0), int2send(0::int2)), '' order by posts.id) as packed
    from posts join jobs on post_id = posts.id where kind = 'job' and ${isThere(database, "posts")} and ${chosen}`;
};

export function unpackedJobs(packed: Buffer | null): ListedJob[] {
  const jobs: ListedJob[] = [];
  const reader = new PackedReader(packed);
  while (!reader.isAtEnd) {
    jobs.push({
      id: reader.int32(),
      createdAt: reader.timestamp(),
      workplace: reader.int16(),
      type: reader.int16(),
      seniority: reader.int16(),
      status: reader.int16(),
      isShown: reader.int16() === 1,
      company: reader.int32(),
      owner: reader.int32(),
      pay: reader.double(),
      currency: reader.text(3, "latin1").trim(),
      languages: reader.text(reader.int16() * 2, "latin1"),
      skills: reader.int32s(),
    });
  }
  return jobs;
}
