import { type PostIndex, pageSize } from "./post-index.ts";
import type { SkillIndex } from "./skill-index.ts";

/** `score` is 0–1, rounded to 6 decimals before anything is compared; `matched` are the skills had, the rarest first. */
export type Match = { id: number; score: number; matched: number[] };

/** Compared by score, then by how many skills are had, then by date. */
type Rank = { score: number; count: number };

const round = (score: number) => Math.round(score * 1e6) / 1e6;
const isBetter = (a: Rank, b: Rank) => a.score > b.score || (a.score === b.score && a.count > b.count);

/** Skills by weight, the rarest first; ids decide between equals, so that every process adds in the same order. */
function byWeight(index: SkillIndex, skills: readonly number[]) {
  return skills
    .map((skill) => ({ skill, weight: index.weight(skill) }))
    .sort((a, b) => b.weight - a.weight || a.skill - b.skill);
}

/**
 * The members who fit a post best, exactly as if everyone were scored. Walks from the newest member to the oldest, so that
 * of equals the first to come stays, and looks only at holders of the skills without which nobody can pass the k-th best
 * any more: MaxScore (Turtle and Flood 1995). Where the best possible are found, it stops.
 */
export function topMembers(
  index: SkillIndex,
  skills: readonly number[],
  limit: number,
  except: number | null,
): Match[] {
  const wanted = byWeight(index, skills);
  const lists = wanted.map(({ skill }) => index.holders(skill).words);
  const weights = wanted.map(({ weight }) => weight);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  /** The best that the skills from the i-th on can give together. */
  const best = weights.map((_, from) => ({
    score: round(weights.slice(from).reduce((sum, weight) => sum + weight, 0) / whole),
    count: weights.length - from,
  }));
  const top: (Match & Rank)[] = [];
  let essential = lists.length;

  for (let word = Math.max(0, ...lists.map(({ length }) => length)) - 1; word >= 0 && essential > 0; word -= 1) {
    let candidates = 0;
    for (let list = 0; list < essential; list += 1) candidates |= lists[list]?.[word] ?? 0;
    while (candidates !== 0) {
      const bit = 31 - Math.clz32(candidates);
      candidates &= ~(1 << bit);
      const id = word * 32 + bit;
      if (id === except) continue;
      let sum = 0;
      let count = 0;
      for (let list = 0; list < lists.length; list += 1) {
        if ((((lists[list]?.[word] ?? 0) >>> bit) & 1) === 0) continue;
        sum += weights[list] as number;
        count += 1;
      }
      const rank = { score: round(sum / whole), count };
      const last = top.at(-1);
      if (top.length === limit && last && !isBetter(rank, last)) continue;
      insert(top, { id, matched: [], ...rank }, limit, isBetter);
      const bar = top.length === limit ? top.at(-1) : undefined;
      while (bar && essential > 0 && !isBetter(best[essential - 1] as Rank, bar)) essential -= 1;
      if (essential === 0) break;
    }
  }
  return top.map(({ id, score }) => ({
    id,
    score,
    matched: wanted.map(({ skill }) => skill).filter((skill) => index.holders(skill).has(id)),
  }));
}

/** Keeps the list in order; of equals the first to come stays in front. */
function insert<Entry>(top: Entry[], entry: Entry, limit: number, comesBefore: (a: Entry, b: Entry) => boolean): void {
  let place = top.length;
  while (place > 0 && comesBefore(entry, top[place - 1] as Entry)) place -= 1;
  top.splice(place, 0, entry);
  if (top.length > limit) top.pop();
}

/**
 * The posts that a member fits best, by the same measure; `isOwn` posts are not among them. Looks through all posts: what
 * could be left out is so little work that finding out costs more.
 */
export function topPosts(
  index: SkillIndex,
  posts: PostIndex,
  memberId: number,
  limit: number,
  isOwn: (id: number) => boolean,
): Match[] {
  const weights = Float64Array.from({ length: posts.highestSkill + 1 }, (_, skill) => index.weight(skill));
  /** The same where the member has the skill, and else nothing. */
  const held = new Float64Array(weights.length);
  for (const skill of index.heldBy(memberId)) held[skill] = weights[skill] ?? 0;
  const top: (Match & Dated)[] = [];
  let bar = 0;

  for (const [number, { skills, starts, moments }] of [...posts.pages.entries()].reverse()) {
    for (let place = pageSize - 1; place >= 0; place -= 1) {
      const end = starts[place + 1] as number;
      let sum = 0;
      let whole = 0;
      for (let at = starts[place] as number; at < end; at += 1) {
        const skill = skills[at] as number;
        sum += held[skill] as number;
        whole += weights[skill] as number;
      }
      if (sum === 0 || sum < bar * whole) continue;
      const id = number * pageSize + place;
      const matched = posts.post(id).skills.filter((skill) => held[skill] !== 0);
      const createdAt = moments[place] as number;
      const match = { id, matched, score: round(sum / whole), count: matched.length, createdAt };
      const last = top.length === limit ? top.at(-1) : undefined;
      if ((last && !comesBefore(match, last)) || isOwn(id)) continue;
      insert(top, match, limit, comesBefore);
      // Rounding lifts a score by less than that.
      if (top.length === limit) bar = (top.at(-1) as Match).score - 1e-6;
    }
  }
  return top.map(({ id, score, matched }) => ({
    id,
    score,
    matched: byWeight(index, matched).map(({ skill }) => skill),
  }));
}

type Dated = Rank & { createdAt: number; id: number };

const comesBefore = (a: Dated, b: Dated) =>
  isBetter(a, b) || (!isBetter(b, a) && (a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)));
