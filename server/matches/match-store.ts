import type { MatchingJob, MatchingProject, MatchingUser, MatchParent } from "../../contract/matches.ts";
import { companyJson } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database.ts";
import { avatarUrl } from "../images/image-url.ts";
import { notFound } from "../problems.ts";

type Post = { parent: MatchParent; id: number };

const noun = { jobs: "job", projects: "project" } as const;

/**
 * Who fits a post, best first: the weights of its skills that they have, by implication too, over the weights of all its
 * skills. Ties: more skills matched, then the newest member. The poster and people without any of its skills are not
 * among them. Throws not-found where there is no such post.
 */
export async function usersMatching(
  database: Connection,
  { parent, id }: Post,
  limit: number,
): Promise<MatchingUser[]> {
  const [post] = await database<{ ownerId: number | null }[]>`
    select owner_id from ${database(parent)} where id = ${id}`;
  if (!post) throw notFound(noun[parent]);
  const postId = database(`${noun[parent]}_id`);
  return database<MatchingUser[]>`
    with wanted as (
      select skills.id, skills.name, ${weight(database)} as weight
      from ${database(`${noun[parent]}_skills`)} named join skills on skills.id = named.skill_id
      where named.${postId} = ${id}
    ), fits as (
      select user_id, ${score(database)} as score, count(*) as matches, array_agg(skill_id) as has
      from wanted join held_skills on skill_id = wanted.id cross join (select sum(weight) as whole from wanted) total
      where user_id is distinct from ${post.ownerId}
      group by user_id, whole
      order by score desc, matches desc, user_id desc
      limit ${limit}
    )
    select users.id, first_name, last_name, ${avatarUrl(database)} as avatar, score, matched, missing,
      case when companies.id is not null
        then json_build_object('id', companies.id, 'name', companies.name) end as "Company"
    from fits join users on users.id = user_id left join companies on companies.id = company_id
    cross join lateral (${pills(database, database`wanted`)}) pills
    order by score desc, matches desc, users.id desc`;
}

/** The jobs that fit a member, best first, by the same measure; own ones are not among them. */
export function jobsMatching(database: Connection, userId: number, limit: number): Promise<MatchingJob[]> {
  return database<MatchingJob[]>`
    ${postsMatching(database, "jobs", userId, limit)}
    select jobs.id, title, location, ${companyJson(database)} as "Company", score, matched, missing
    from fits join jobs on jobs.id = post_id left join companies on companies.id = company_id
    ${postPills(database, "jobs")}
    order by score desc, matches desc, jobs.created_at desc, jobs.id desc`;
}

/** The projects that fit a member, likewise. */
export function projectsMatching(database: Connection, userId: number, limit: number): Promise<MatchingProject[]> {
  return database<MatchingProject[]>`
    ${postsMatching(database, "projects", userId, limit)}
    select projects.id, title, score, matched, missing
    from fits join projects on projects.id = post_id
    ${postPills(database, "projects")}
    order by score desc, matches desc, projects.created_at desc, projects.id desc`;
}

/** The posts that a member fits, with their score and the skills of theirs that the member has. */
function postsMatching(database: Connection, parent: MatchParent, userId: number, limit: number) {
  const postSkills = database(`${noun[parent]}_skills`);
  const postId = database(`${noun[parent]}_id`);
  return database`
    with mine as (select skill_id from held_skills where user_id = ${userId}),
    candidates as (
      select distinct ${postId} as post_id from ${postSkills} join mine using (skill_id)
      join ${database(parent)} posts on posts.id = ${postId} where owner_id is distinct from ${userId}
    ), weights as (
      select skills.id, ${weight(database)} as weight from skills
      where id in (select skill_id from ${postSkills} where ${postId} in (select post_id from candidates))
    ), sums as (
      select post_id, sum(weight) as whole, sum(weight) filter (where mine.skill_id is not null) as weight,
        count(mine.skill_id) as matches, array_agg(mine.skill_id) filter (where mine.skill_id is not null) as has
      from candidates join ${postSkills} named on named.${postId} = post_id
      join weights on weights.id = named.skill_id left join mine on mine.skill_id = named.skill_id
      group by post_id
    ), fits as (
      select post_id, round((weight / whole)::numeric, 6)::float8 as score, matches, has
      from sums join ${database(parent)} posts on posts.id = post_id
      order by score desc, matches desc, posts.created_at desc, post_id desc
      limit ${limit}
    )`;
}

const postPills = (database: Connection, parent: MatchParent) => database`
  cross join lateral (${pills(
    database,
    database`(
      select skills.id, name, weight from ${database(`${noun[parent]}_skills`)} named
      join weights on weights.id = named.skill_id join skills on skills.id = named.skill_id
      where named.${database(`${noun[parent]}_id`)} = post_id
    )`,
  )}) pills`;

/** A rare skill says more than a common one: `ln(1 + members / holders)`. */
const weight = (database: Connection) => database`
  ln(1 + (select count(*) from users)::float8
    / greatest(1, (select count(*) from held_skills where skill_id = skills.id)))`;

const score = (database: Connection) => database`round((sum(weight) / whole)::numeric, 6)::float8`;

/** What is there of the wanted skills (`id, name, weight`) and what lacks, the weightiest first. */
const pills = (database: Connection, wanted: Fragment) => database`
  select coalesce(json_agg(skill order by place) filter (where id = any(has)), '[]') as matched,
    coalesce(json_agg(skill order by place) filter (where id <> all(has)), '[]') as missing
  from (
    select id, json_build_object('id', id, 'name', name) as skill, row_number() over (order by weight desc, name) as place
    from ${wanted} wanted
  ) ranked`;
