import type { SkillName } from "../../contract/skills/skills.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";

/** How many of a post's skills someone has, and how many of its must-haves. */
export type Had = { had: number; of: number; required: { had: number; of: number } };

type Post = { Skills: SkillName[]; required?: number[] };

/** The counts for the reader. */
export const hadOf = ({ Skills, required = [] }: Post, fitting: FittingSkills): Had => ({
  had: fitting.size,
  of: Skills.length,
  required: { had: required.filter((id) => fitting.has(id)).length, of: required.length },
});
