import { type Connection, violatedConstraint } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import { namedSkill } from "../visibility/named-record.ts";
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
 * Replaces a post's skills, and which of them are required; without `required`, remaining skills keep that. To be called inside
 * `namingUnknown`.
 */
export async function replacePostSkills(
  database: Connection,
  postId: number,
  skills: number[],
  required?: readonly number[] | null,
): Promise<void> {
  await database`delete from post_skills where post_id = ${postId} and skill_id <> all(${skills})`;
  await addPostSkills(database, postId, skills, required ?? []);
  if (required === undefined) return;
  const isRequired = database`skill_id = any(${[...(required ?? [])]}::int[])`;
  await database`
    update post_skills set required = ${isRequired} where post_id = ${postId} and required <> (${isRequired})`;
}

export async function addPostSkills(
  database: Connection,
  postId: number,
  skills: readonly number[],
  required: readonly number[] = [],
): Promise<void> {
  await database`
    insert into post_skills (post_id, skill_id, required, of_kind)
    select posts.id, skill_id, skill_id = any(${[...required]}::int[]), kind
    from posts, unnest(${[...skills]}::int[]) skill_id where posts.id = ${postId}
    on conflict do nothing`;
}

/** Replaces a member's skills. To be called inside `namingUnknown`. */
export async function replaceMemberSkills(database: Connection, memberId: number, skills: number[]): Promise<void> {
  await database`delete from user_skills where user_id = ${memberId} and skill_id <> all(${skills})`;
  await database`
    insert into user_skills (user_id, skill_id, visible)
    select id, skill_id, ${isVisible(database, "users")} from users, unnest(${skills}::int[]) skill_id
    where id = ${memberId} for key share of users
    on conflict do nothing`;
}

/** Turns a violated foreign key to a skill or company into invalid on that field. */
export async function namingUnknown<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint?.endsWith("_skill_id_fkey")) throw invalid({ skills: says("unknownSkill") });
    if (constraint?.endsWith("_company_id_fkey")) throw invalid({ companyId: says("unknownCompany") });
    throw error;
  }
}
