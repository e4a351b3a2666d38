import type { Database } from "../../server/database/connection.ts";

type Ranked = { id: number; score: number; matches: number };

/** The plain formula over all members, which the ranking must equal. */
export async function plainUsersMatching(database: Database, jobId: number, limit: number): Promise<Ranked[]> {
  return database<Ranked[]>`
    with post as (select * from posts where kind = 'job' and number = ${jobId}), weights as (
      select skill_id, (case when required then 2 else 1 end) * ln(1 + (select count(*) from users)::float8 / greatest(1, (
        select count(*) from held_skills where held_skills.skill_id = post_skills.skill_id))) as weight
      from post_skills where post_id = (select id from post)
    )
    select user_id as id, count(*)::int as matches,
      round((sum(weight) / (select sum(weight) from weights))::numeric, 6)::float8 as score
    from weights join held_skills using (skill_id)
    where user_id is distinct from (select owner_id from post)
    group by user_id order by score desc, matches desc, id desc limit ${limit}`;
}

/** The same for a member, over all jobs. */
export async function plainJobsMatching(database: Database, userId: number, limit: number): Promise<Ranked[]> {
  return database<Ranked[]>`
    with weights as (
      select id as skill_id, ln(1 + (select count(*) from users)::float8 / greatest(1, (
        select count(*) from held_skills where held_skills.skill_id = skills.id))) as weight
      from skills
    ), mine as (select skill_id from held_skills where user_id = ${userId})
    select posts.number as id, count(mine.skill_id)::int as matches,
      round((sum(k * weight) filter (where mine.skill_id is not null) / sum(k * weight))::numeric, 6)::float8 as score
    from posts join (
      select *, case when required then 2 else 1 end as k from post_skills
    ) wishes on post_id = posts.id join weights using (skill_id) left join mine using (skill_id)
    where kind = 'job' and visible and owner_id is distinct from ${userId}
    group by posts.id having count(mine.skill_id) > 0
    order by score desc, matches desc, posts.created_at desc, posts.id desc limit ${limit}`;
}
