import { type Connection, violatedConstraint } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";

type Holder = "job" | "project" | "user";

/** The skills of a `jobs`, `projects` or `users` row as a JSON array by name, in SQL. */
export function skillsJson(database: Connection, holder: Holder) {
  return database`(
    select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.sort_key, skills.name collate "C"), '[]')
    from ${database(`${holder}_skills`)} named join skills on skills.id = named.skill_id
    where named.${database(`${holder}_id`)} = ${database(`${holder}s`)}.id)`;
}

/** Gives a record exactly these skills. To be called inside `namingUnknown`. */
export async function replaceSkills(database: Connection, holder: Holder, id: number, skills: number[]): Promise<void> {
  const table = database(`${holder}_skills`);
  const holderId = database(`${holder}_id`);
  await database`delete from ${table} where ${holderId} = ${id} and skill_id <> all(${skills})`;
  await database`
    insert into ${table} (${holderId}, skill_id) select ${id}, unnest(${skills}::int[]) on conflict do nothing`;
}

/** Saves what a form names; where a skill or company it names does not exist, throws invalid on that field. */
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
