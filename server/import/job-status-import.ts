import { daysDefault, daysMax } from "../../contract/jobs/jobs.ts";
import type { Transaction } from "../database/connection.ts";
import { questionBefore } from "../jobs/job-expiry-store.ts";
import type { JobFacts } from "./job-fact-import.ts";

/** A job that expires sooner is extended by a file that names it. */
const endsSoon = "30 days";
/** Where a file asks for a later date than is possible, a job whose end is this near to the latest possible date stays as it is. */
const aDay = "24 hours";

type Named = { id: number; isNew: boolean; facts: JobFacts };

/**
 * Sets the status and expiry of jobs in a file: new, expired and soon expiring ones are listed anew unless the file says
 * otherwise; filled and withdrawn ones stay so. Where the status is unclear, new ones are not listed and others stay as they
 * are. Returns the ids of changed ones.
 */
export async function relistImported(sql: Transaction, jobs: readonly Named[]): Promise<number[]> {
  const rows = jobs
    .filter(({ isNew, facts }) => isNew || facts.status !== "unclear")
    .map(({ id, isNew, facts: { status, expiresAt } }) => ({
      ...{ id, is_new: isNew, until: expiresAt },
      said: status === "unclear" ? "expired" : status,
    }));
  const latest = sql`now() + ${daysMax} * interval '24 hours'`;
  const changed = await sql<{ id: number }[]>`
    with named as (
      select posts.id, posts.status as was, jobs.expires_at as ended, is_new, said,
        case when until > ${latest} and jobs.expires_at > ${latest} - ${aDay}::interval then jobs.expires_at
          when until is not null then least(until, ${latest}) end as until
      from posts join jobs on post_id = posts.id
      join jsonb_to_recordset(${sql.json(rows as never)}) as given (id int, is_new boolean, said text, until timestamptz)
        on given.id = posts.id
    ), standing as (
      select *, case when said in ('filled', 'withdrawn') then said when was in ('filled', 'withdrawn') then was
        when said = 'expired' or until <= now() then 'expired' else 'open' end as status
      from named
    ), ending as (
      select *, case
        when status = 'expired' then least(coalesce(until, ended), now())
        when until is not null or status <> 'open' then coalesce(until, ended)
        when is_new or was = 'expired' or ended < now() + ${endsSoon}::interval
          then now() + ${daysDefault} * interval '24 hours'
        else ended end as ends
      from standing
    ), changed as (
      select * from ending where status <> was or ends <> ended
    ), listed as (
      update jobs set expires_at = ends, due_at = case when status = 'open' then ${questionBefore(sql, sql`ends`)} end,
        filled_at = case when status = 'filled' then coalesce(filled_at, now()) end
      from changed where post_id = id
    ), said as (
      update posts set status = changed.status from changed where posts.id = changed.id and posts.status <> changed.status
    )
    select id from changed`;
  return changed.map(({ id }) => id);
}
