import type { Fit } from "../../contract/matches.ts";
import type { NamedSeat } from "../../contract/projects/project-seats.ts";
import type { SkillName } from "../../contract/skills.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";

/** How many of a post's skills someone has, and how many of its must-haves. */
export type SkillOverlap = { had: number; of: number; required: { had: number; of: number } };

type Post = { Skills: SkillName[]; required?: number[] };

/** The counts for the reader. */
export const skillOverlap = ({ Skills, required = [] }: Post, fitting: FittingSkills): SkillOverlap => ({
  had: fitting.size,
  of: Skills.length,
  required: { had: required.filter((id) => fitting.has(id)).length, of: required.length },
});

/** The known parts of a fit: only jobs have must-haves, and only projects have seats, of which the fit is about one. */
export type KnownFit = Pick<Fit, "matched" | "missing"> &
  Partial<Pick<Fit, "required" | "missingRequired">> & { seat?: NamedSeat | null };

/** The counts for the member that the fit is about. */
export const hadIn = ({ matched, missing, required = [], missingRequired = [] }: KnownFit): SkillOverlap => ({
  had: matched.length,
  of: matched.length + missing.length,
  required: { had: required.length - missingRequired.length, of: required.length },
});
