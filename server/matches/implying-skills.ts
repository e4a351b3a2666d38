import type { SkillName } from "../../contract/skills/skills.ts";
import type { Connection } from "../database/connection.ts";

/** The skill named by a member that implies one they didn't name; of several the first by name. */
export type ImplyingSkill = (member: number, skill: number) => SkillName | undefined;

export async function implyingSkills(
  database: Connection,
  members: readonly number[],
  skills: readonly number[],
): Promise<ImplyingSkill> {
  const rows = await database<{ userId: number; impliedId: number; id: number; name: string }[]>`
    select distinct on (user_id, implied_id) user_id, implied_id, skills.id, name
    from user_skills join implied_skills using (skill_id) join skills on skills.id = skill_id
    where user_id = any(${members}) and implied_id = any(${skills}) and not exists (
      select from user_skills named where named.user_id = user_skills.user_id and named.skill_id = implied_id)
    order by user_id, implied_id, name`;
  const naming = new Map(rows.map(({ userId, impliedId, id, name }) => [`${userId} ${impliedId}`, { id, name }]));
  return (member, skill) => naming.get(`${member} ${skill}`);
}
