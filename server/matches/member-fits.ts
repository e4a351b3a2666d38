import { leastScore } from "../../contract/matches.ts";
import { fits, rounded, skillPoints } from "./fit-rules.ts";
import { isRequired, type Wish, wishedSkill } from "./post-index.ts";
import { seatWishes } from "./seat-wishes.ts";
import type { SkillIndex } from "./skill-index.ts";

type Wanted = { words: Uint32Array; points: number; isRequired: boolean };
/** Members who have the same subset of the wanted skills. */
type Alike = { score: number; count: number; ids: number[] };

/** The members whom a post fits best; of a project with open seats, whom any of its seats fits. */
export function fittingMembers(
  index: SkillIndex,
  wishes: readonly Wish[],
  limit: number,
  owner: number | null,
): number[] {
  const bySeat = seatWishes(wishes).map((part) => membersFitting(index, part.wishes, limit, owner));
  return [...new Set(bySeat.flat())].slice(0, limit);
}

/**
 * The members whom wishes fit best, of equal ones the newest first. Scans the holders of the essential skills only, and of
 * these those who have all required ones; stops once enough members have every skill.
 */
function membersFitting(index: SkillIndex, wishes: readonly Wish[], limit: number, owner: number | null): number[] {
  const wanted = wishes
    .map((wish) => ({
      words: index.holders(wishedSkill(wish)).words,
      points: skillPoints(index.weight(wishedSkill(wish)), isRequired(wish)),
      isRequired: isRequired(wish),
    }))
    .sort((a, b) => b.points - a.points);
  const essential = wanted.slice(0, essentialOf(wanted));
  const required = wanted.filter((one) => one.isRequired);
  const lists = wanted.map(({ words }) => words);
  const worth = lists.map((_, place) => 2 ** place);
  const everything = worth.reduce((sum, one) => sum + one, 0);
  /** By the subset of wanted skills, as a bit mask; null for a subset that doesn't fit. */
  const groups: (Alike | null | undefined)[] = [];
  const here = new Uint32Array(lists.length);
  const isEnough = () => (groups[everything]?.ids.length ?? 0) >= limit;

  for (let word = Math.max(0, ...essential.map(({ words }) => words.length)) - 1; word >= 0 && !isEnough(); word -= 1) {
    let candidates = 0;
    for (const { words } of essential) candidates |= words[word] ?? 0;
    for (const { words } of required) candidates &= words[word] ?? 0;
    if (candidates === 0) continue;
    for (let place = 0; place < lists.length; place += 1) here[place] = lists[place]?.[word] ?? 0;
    while (candidates !== 0) {
      const bit = 31 - Math.clz32(candidates);
      candidates &= ~(1 << bit);
      let had = 0;
      for (let place = 0; place < here.length; place += 1) {
        if ((((here[place] as number) >>> bit) & 1) === 1) had += worth[place] as number;
      }
      let alike = groups[had];
      if (alike === undefined) {
        alike = alikeOf(wanted, had);
        groups[had] = alike;
      }
      if (alike === null || alike.ids.length === limit) continue;
      const id = word * 32 + bit;
      if (id !== owner) alike.ids.push(id);
    }
  }
  const ranked = Map.groupBy(
    Object.values(groups).flatMap((alike) => alike ?? []),
    ({ score, count }) => score + count / 1e9,
  );
  const best: number[] = [];
  for (const [, equals] of [...ranked].sort(([one], [other]) => other - one)) {
    if (best.length < limit) best.push(...equals.flatMap(({ ids }) => ids).sort((one, other) => other - one));
  }
  return best.slice(0, limit);
}

/** An empty group, or null if members with just these skills don't fit. */
function alikeOf(wanted: readonly Wanted[], had: number): Alike | null {
  const having = wanted.filter((_, place) => Math.floor(had / 2 ** place) % 2 === 1);
  const score = rounded(pointsIn(having) / pointsIn(wanted));
  const fit = fits({ score, missesRequired: false, isOpen: true, isOwn: false });
  return fit ? { score, count: having.length, ids: [] } : null;
}

const pointsIn = (wanted: readonly Wanted[]) => wanted.reduce((sum, { points }) => sum + points, 0);

/** How many of the heaviest skills are essential: whoever has none of them doesn't fit, even with all the others. */
function essentialOf(wanted: readonly Wanted[]): number {
  const canDoWithout = (count: number) => rounded(pointsIn(wanted.slice(count)) / pointsIn(wanted)) >= leastScore;
  let count = 0;
  while (count < wanted.length && canDoWithout(count)) count += 1;
  return count;
}
