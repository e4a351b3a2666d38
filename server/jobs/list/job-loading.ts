import { jobTypes, periodsInYear, seniorities, workplaces } from "../../../contract/jobs/job-facts.ts";
import { jobStatuses } from "../../../contract/jobs/job-status.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
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
  let at = 0;
  const next = (bytes: number) => {
    at += bytes;
    return at - bytes;
  };
  while (packed && at < packed.length) {
    jobs.push({
      id: packed.readInt32BE(next(4)),
      createdAt: Number(packed.readBigInt64BE(next(8))),
      workplace: packed.readInt16BE(next(2)),
      type: packed.readInt16BE(next(2)),
      seniority: packed.readInt16BE(next(2)),
      status: packed.readInt16BE(next(2)),
      isShown: packed.readInt16BE(next(2)) === 1,
      company: packed.readInt32BE(next(4)),
      owner: packed.readInt32BE(next(4)),
      pay: packed.readDoubleBE(next(8)),
      currency: packed.toString("latin1", next(3), at).trim(),
      languages: spoken(packed, next),
      skills: Array.from({ length: packed.readInt16BE(next(2)) }, () => packed.readInt32BE(next(4))),
    });
  }
  return jobs;
}

function spoken(packed: Buffer, next: (bytes: number) => number): string {
  const length = packed.readInt16BE(next(2)) * 2;
  const from = next(length);
  return packed.toString("latin1", from, from + length);
}
