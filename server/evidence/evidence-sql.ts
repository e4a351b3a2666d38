import type { Connection, Fragment } from "../database/connection.ts";
import { namedSkill } from "../visibility/name-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/**
 * The evidence for the skills of the surrounding `users` row, in SQL, as rows of `skill_id`, `kind`, `title`, `seat`, `number`,
 * `comment_id`, `address` and `at`. Computed from its sources, so it disappears with them.
 */
export const evidenceRows = (database: Connection): Fragment => database`
  select post_skills.skill_id, 'answer' as kind, posts.title, null as seat, posts.number, comments.id as comment_id,
    null as address, comments.created_at as at
  from comments join questions on accepted_id = comments.id join posts on posts.id = questions.post_id
    join post_skills on post_skills.post_id = posts.id
  where comments.owner_id = users.id and posts.owner_id is distinct from users.id
    and ${isVisible(database, "comments")} and ${isVisible(database, "posts")}
  union all
  select project_seat_skills.skill_id, 'seat', posts.title, project_seats.name, posts.number, null, null, greatest(full_at, confirmed_at)
  from project_team join posts on posts.id = project_team.post_id
    join project_seats on project_seats.post_id = posts.id and project_seats.number = seat_number
    join project_seat_skills on project_seat_skills.post_id = posts.id and project_seat_skills.number = seat_number
  where project_team.user_id = users.id and until is null and full_at is not null and confirmed_at is not null
    and ${isVisible(database, "posts")}
  union all
  select repository_skills.skill_id, 'repository', null, null, null, null, repositories.address, repositories.proven_at
  from repositories join repository_skills on repository_id = repositories.id
  where repositories.user_id = users.id and ${isProven(database)}`;

/** Whether a row of `repositories` is proven to belong to its member, in SQL. */
export const isProven = (database: Connection): Fragment => database`
  (repositories.identity_id is not null or repositories.has_file)`;

/** The skills of a `users` row, each with the number of pieces of evidence, ordered by name, as a JSON array in SQL. */
export const provenSkillsJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name, 'evidence', coalesce(count, 0))
    order by skills.sort_key, skills.name collate "C"), '[]')
  from user_skills named ${namedSkill(database, "skill_id")}
    left join (select skill_id as shown_id, count(*)::int from (${evidenceRows(database)}) evidence group by skill_id) counted
      on shown_id = skills.id
  where named.user_id = users.id)`;
