import type { Seat } from "../../contract/projects/project-seats.ts";
import type { Project } from "../../contract/projects/projects.ts";
import { type SkillOverlap, skillOverlap } from "../matches/skill-overlap.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";

export const openSeatsOf = ({ seats }: Pick<Project, "seats">) => seats.filter(({ state }) => state === "open");

type FittingOf = (skills: Seat["skills"]) => FittingSkills;

/** How the reader fits a seat. */
export const seatOverlap = ({ skills }: Seat, fittingOf: FittingOf): SkillOverlap =>
  skillOverlap({ Skills: skills }, fittingOf(skills));

/** How the reader fits a project: its best open seat, or without open seats the project. */
export function projectOverlap(project: Project, fittingOf: FittingOf): SkillOverlap {
  const open = openSeatsOf(project);
  if (open.length === 0) return skillOverlap(project, fittingOf(project.Skills));
  const share = ({ had, of }: SkillOverlap) => had / Math.max(of, 1);
  const fits = open.map((seat) => seatOverlap(seat, fittingOf));
  return fits.reduce((best, fit) => (share(fit) > share(best) ? fit : best));
}
