import type { Connection, Fragment } from "../database/connection.ts";
import { momentJson } from "../database/moment-sql.ts";
import { avatarUrl } from "../images/image-url.ts";
import { namedSkill } from "../visibility/name-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The seats of a `posts` row in their order, as a JSON array of the contract's seats, in SQL. */
export const seatsJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('number', project_seats.number, 'name', project_seats.name,
    'skills', ${seatSkillsJson(database)}, 'hours', hours, 'state', project_seats.state,
    'member', case when users.id is not null then json_build_object(${faceFields(database)}) end,
    'since', ${momentJson(database, database`since`)}) order by place), '[]')
  from project_seats left join project_team held
      on held.post_id = project_seats.post_id and held.seat_number = project_seats.number and held.until is null
    left join users on users.id = held.user_id and ${isVisible(database, "users")}
  where project_seats.post_id = posts.id)`;

const seatSkillsJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.sort_key, skills.name collate "C"), '[]')
  from project_seat_skills named ${namedSkill(database, "skill_id")}
  where named.post_id = project_seats.post_id and named.number = project_seats.number)`;

const faceFields = (database: Connection): Fragment => database`
  'id', users.id, 'firstName', users.first_name, 'lastName', users.last_name, 'avatar', ${avatarUrl(database)}`;

/** A row of `project_team` as the contract's team member, as JSON in SQL; `users` and the `held_seat` are joined. */
export const teamMemberJson = (database: Connection): Fragment => database`
  json_build_object(${faceFields(database)},
    'seat', json_build_object('number', seat_number, 'name', coalesce(seat_name, held_seat.name, '')),
    'since', ${momentJson(database, database`since`)}, 'until', ${momentJson(database, database`until`)},
    'confirmed', confirmed_at is not null)`;

/** Joins what `teamMemberJson` needs, in SQL. */
export const teamJoins = (database: Connection): Fragment => database`
  left join users on users.id = project_team.user_id
  left join project_seats held_seat on held_seat.post_id = project_team.post_id and held_seat.number = seat_number`;

/** The team of a `posts` row, longest members first and former ones last, as a JSON array in SQL. */
export const teamJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(${teamMemberJson(database)} order by until is not null, since, project_team.id), '[]')
  from project_team ${teamJoins(database)}
  where project_team.post_id = posts.id and (until is null or stays)
    and (user_id is null or ${isVisible(database, "users")}))`;
