import { type fits, pointsOf, rounded } from "../../matches/fits.ts";
import type { SkillIndex } from "../../matches/skill-index.ts";
import type { JobColumns } from "./job-columns.ts";

/** `count` is the number of the job's skills that the member has. */
type Fit = Parameters<typeof fits>[0] & { count: number };

const none: Fit = { score: 0, count: 0, missesRequired: true, isOpen: false, isOwn: false };
const open = 1;

/**
 * How well a member fits a job, by the measure of the matches; not at all for their own or one that isn't open. The result is
 * reused by the next call.
 */
export function fitOf(columns: JobColumns, index: SkillIndex, memberId: number): (id: number) => Fit {
  const weights = Float64Array.from({ length: columns.skills.highest + 1 }, (_, skill) => index.weight(skill));
  const isHeld = new Uint8Array(weights.length);
  for (const skill of index.heldBy(memberId)) isHeld[skill] = 1;
  const fit = { ...none, isOpen: true };
  const { owner, status } = columns;
  const { starts, all } = columns.skills;
  return (id) => {
    if (owner[id] === memberId || status[id] !== open) return none;
    const start = starts[id] as number;
    const end = start + (all[start] as number);
    let [had, whole, count] = [0, 0, 0];
    let missesRequired = false;
    for (let place = start + 1; place <= end; place += 1) {
      const named = all[place] as number;
      const skill = named < 0 ? -named : named;
      const weight = pointsOf(weights[skill] as number, named < 0);
      whole += weight;
      if (isHeld[skill] === 1) {
        had += weight;
        count += 1;
      } else if (named < 0) missesRequired = true;
    }
    fit.count = count;
    fit.missesRequired = missesRequired;
    if (fit.count === 0) return none;
    fit.score = rounded(had / whole);
    return fit;
  };
}
