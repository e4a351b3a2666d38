import type { SkillIndex } from "../../matches/skill-index.ts";
import type { JobColumns } from "./job-columns.ts";

/** `count` is how many of its skills are had. */
type Fit = { score: number; count: number; lacksRequired: boolean };

const fitting = 0.6;
const none: Fit = { score: 0, count: 0, lacksRequired: true };
const open = 1;

/**
 * How well a member fits a job, by the measure of the matches; not at all their own or one that isn't open. What is answered
 * holds until the next question.
 */
export function fitOf(columns: JobColumns, index: SkillIndex, memberId: number): (id: number) => Fit {
  const weights = Float64Array.from({ length: columns.highestSkill + 1 }, (_, skill) => index.weight(skill));
  const isHeld = new Uint8Array(weights.length);
  for (const skill of index.heldBy(memberId)) isHeld[skill] = 1;
  const fit = { ...none };
  return (id) => {
    if (columns.owner[id] === memberId || columns.status[id] !== open) return none;
    let [had, whole] = [0, 0];
    fit.count = 0;
    fit.lacksRequired = false;
    for (let at = columns.skillsFrom(id); at < columns.skillsTo(id); at += 1) {
      const named = columns.skills[at] as number;
      const skill = Math.abs(named);
      const weight = (named < 0 ? 2 : 1) * (weights[skill] as number);
      whole += weight;
      if (isHeld[skill]) {
        had += weight;
        fit.count += 1;
      } else if (named < 0) fit.lacksRequired = true;
    }
    if (fit.count === 0) return none;
    fit.score = Math.round((had / whole) * 1e6) / 1e6;
    return fit;
  };
}

/** Whether a job fits: what alerts and digests go by, too. */
export const fits = ({ score, lacksRequired }: Fit) => score >= fitting && !lacksRequired;
