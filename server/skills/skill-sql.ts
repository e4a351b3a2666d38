import type { Connection, Fragment } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import { namedSkill } from "../visibility/name-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The tables that join records with skills. */
const namedBy = {
  posts: { table: "post_skills", holder: "post_id" },
  users: { table: "user_skills", holder: "user_id" },
} as const;
export type SkillHolder = keyof typeof namedBy;

/** The skills of a `posts` or `users` row as a JSON array ordered by name, in SQL. */
export function skillsJson(database: Connection, holders: SkillHolder) {
  const { table, holder } = namedBy[holders];
  return database`(
    select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.sort_key, skills.name collate "C"), '[]')
    from ${database(table)} named ${namedSkill(database, "skill_id")}
    where named.${database(holder)} = ${database(holders)}.id)`;
}

/** The names of the skills only. */
export function skillNamesJson(database: Connection, holders: SkillHolder) {
  const { table, holder } = namedBy[holders];
  return database`(
    select coalesce(json_agg(name order by sort_key), '[]') from ${database(table)} named ${namedSkill(database, "skill_id")}
    where named.${database(holder)} = ${database(holders)}.id)`;
}

/**
 * Replaces a post's skills, and which of them are required; without `required`, remaining skills keep that. Throws invalid for
 * an unknown skill.
 */
export async function replacePostSkills(
  database: Connection,
  postId: number,
  skills: readonly number[],
  required?: readonly number[] | null,
): Promise<void> {
  await writeSkills(
    database,
    skills,
    database`
      gone as (delete from post_skills where post_id = ${postId} and skill_id <> all(${[...skills]}::int[])),
      ${addedToPost(database, postId, required)}`,
  );
}

/** Adds skills to a post, and sets which of them are required. Throws invalid for an unknown skill. */
export async function addPostSkills(
  database: Connection,
  postId: number,
  skills: readonly number[],
  required?: readonly number[] | null,
): Promise<void> {
  if (skills.length > 0) await writeSkills(database, skills, addedToPost(database, postId, required));
}

const addedToPost = (database: Connection, postId: number, required?: readonly number[] | null): Fragment => database`
  added as (
    insert into post_skills (post_id, skill_id, required, of_kind)
    select posts.id, known.id, known.id = any(${[...(required ?? [])]}::int[]), kind
    from known join posts on posts.id = ${postId}
    on conflict (post_id, skill_id) do update set required = excluded.required
    where ${required !== undefined} and post_skills.required <> excluded.required)`;

/** Replaces a member's skills. Throws invalid for an unknown one. */
export async function replaceMemberSkills(
  database: Connection,
  memberId: number,
  skills: readonly number[],
): Promise<void> {
  await writeSkills(
    database,
    skills,
    database`
      gone as (delete from user_skills where user_id = ${memberId} and skill_id <> all(${[...skills]}::int[])),
      added as (
        insert into user_skills (user_id, skill_id, visible)
        select users.id, known.id, ${isVisible(database, "users")} from users, known
        where users.id = ${memberId} for key share of users
        on conflict do nothing)`,
  );
}

/** Writes in parts of a statement that find the skills in `known`. Throws invalid if one of them doesn't exist. */
async function writeSkills(database: Connection, skills: readonly number[], parts: Fragment): Promise<void> {
  const { count } = await database`
    with known as (select id from skills where id = any(${[...skills]}::int[]) order by id for key share), ${parts}
    select from known`;
  if (count < new Set(skills).size) throw invalid({ skills: says("unknownSkill") });
}
