import type { SkillName } from "../../contract/skills/skills.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";

/** How many skills are had, of how many; and of those that are required. */
export type Had = { had: number; of: number; required: { had: number; of: number } };

type Post = { Skills: SkillName[]; required?: number[] };

/** What of a post's skills the reader has. */
export const hadOf = ({ Skills, required = [] }: Post, fitting: FittingSkills): Had => ({
  had: fitting.size,
  of: Skills.length,
  required: { had: required.filter((id) => fitting.has(id)).length, of: required.length },
});
