import type { WantedSkill } from "../../contract/outcomes.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";
import { closedQuarter, type Quarter } from "./quarters.ts";

/** The wanted skills of a quarter, by default of the last closed one. */
export async function wantedSkills(
  database: Connection,
  asked: string | undefined,
): Promise<{ quarter: string; results: WantedSkill[] }> {
  const [newest] = await database<[{ quarter: string | null }]>`select max(quarter) as quarter from wanted_skills`;
  const quarter = asked ?? newest.quarter ?? closedQuarter(new Date().toISOString()).name;
  const results = await database<WantedSkill[]>`
    select id, name, jobs, members from wanted_skills join skills on id = skill_id
    where quarter = ${quarter} order by jobs desc, members, sort_key, name collate "C"`;
  return { quarter, results: [...results] };
}

/** Stores, once, which skills the jobs open in a quarter asked for. Returns the number of skills. */
export async function storeWantedSkills(database: Connection, { name, from, to }: Quarter): Promise<number> {
  const { count } = await database`
    insert into wanted_skills (quarter, skill_id, jobs, members)
    select ${name}, skill_id, count(*), (
      select count(distinct user_id) from user_skills join implied_skills on implied_skills.skill_id = user_skills.skill_id
      where implied_id = post_skills.skill_id and ${isVisible(database, "user_skills")})
    from post_skills join posts on posts.id = post_id join jobs on jobs.post_id = posts.id
    where of_kind = 'job' and ${isVisible(database, "posts")} and created_at < ${to} and ${wasOpenSince(database, from)}
      and not exists (select from wanted_skills where quarter = ${name})
    group by skill_id`;
  return count;
}

/** Whether a job was open after a time, in SQL. A withdrawn job was last changed when it was withdrawn. */
const wasOpenSince = (database: Connection, from: string) => database`
  case status when 'open' then true when 'filled' then filled_at >= ${from} when 'withdrawn' then posts.updated_at >= ${from}
    else expires_at >= ${from} end`;
