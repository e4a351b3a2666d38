import type { SkillName } from "../../contract/skills.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "./current-skills.ts";
import { fits, rounded, skillPoints } from "./fit-rules.ts";
import { isRequired, pageSize, wishedSkill } from "./post-index.ts";
import type { SkillIndex } from "./skill-index.ts";

/** The skill that would make the most open jobs fit a member on its own, with the skills it implies; null if none would. */
export async function skillToLearn(
  database: Connection,
  currentSkills: CurrentSkills,
  memberId: number,
): Promise<(SkillName & { jobs: number }) | null> {
  const [own, index] = await Promise.all([
    database<{ id: number }[]>`select id from posts where owner_id = ${memberId} and kind = 'job'`,
    currentSkills(),
  ]);
  const held = new Set(index.heldBy(memberId));
  if (held.size === 0) return null;
  const gained = jobsGained(index, held, new Set(own.map(({ id }) => id)));
  const most = Math.max(0, ...gained.values());
  const best = [...gained].filter(([, jobs]) => jobs === most).map(([skill]) => skill);
  const [first] = await database<SkillName[]>`
    select id, name from skills where id = any(${best}::int[]) order by sort_key, name collate "C" limit 1`;
  return first ? { ...first, jobs: most } : null;
}

/** How many more jobs would fit with each skill that jobs ask for and the member lacks. Reads all jobs once. */
function jobsGained(index: SkillIndex, held: ReadonlySet<number>, own: ReadonlySet<number>): Map<number, number> {
  const points = Float64Array.from({ length: index.posts.job.highestWish + 1 }, (_, wish) =>
    skillPoints(index.weight(wishedSkill(wish)), isRequired(wish)),
  );
  const gained = new Map<number, number>();
  for (const [number, { starts, wishes: all }] of index.posts.job.pages.entries()) {
    for (let place = 0; place < pageSize; place += 1) {
      const wishes = all.subarray(starts[place], starts[place + 1]);
      if (wishes.length === 0 || own.has(number * pageSize + place) || isFitting(wishes, points, held)) continue;
      for (const wish of wishes) {
        const skill = wishedSkill(wish);
        if (held.has(skill) || !isFitting(wishes, points, held, index.implied(skill))) continue;
        gained.set(skill, (gained.get(skill) ?? 0) + 1);
      }
    }
  }
  return gained;
}

function isFitting(wishes: Int32Array, points: Float64Array, held: ReadonlySet<number>, more: readonly number[] = []) {
  let [sum, whole, missesRequired] = [0, 0, false];
  for (const wish of wishes) {
    const skill = wishedSkill(wish);
    whole += points[wish] as number;
    if (held.has(skill) || more.includes(skill)) sum += points[wish] as number;
    else missesRequired ||= isRequired(wish);
  }
  return fits({ score: rounded(sum / whole), missesRequired, isOpen: true, isOwn: false });
}
