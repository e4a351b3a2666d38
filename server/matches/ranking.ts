import { rounded, skillPoints } from "./fit-rules.ts";
import type { IdSet } from "./id-set.ts";
import { isRequired, type PostIndex, pageSize, type Wish, wishedSkill } from "./post-index.ts";
import { seatWishes } from "./seat-wishes.ts";
import type { SkillIndex } from "./skill-index.ts";

/**
 * `score` is 0–1, rounded to 6 decimals; `matched` are the skills that the member has; `seat` is the number of the open seat that
 * fits best, null for posts without one.
 */
export type Match = { id: number; score: number; matched: number[]; seat: number | null };

/** Compared by score, then by the number of skills had. */
type Rank = { score: number; count: number };

const isBetter = (a: Rank, b: Rank) => a.score > b.score || (a.score === b.score && a.count > b.count);

/**
 * Wishes by their points, highest first; ids decide between equal ones, so that every process adds in the same order and gets
 * the same sum.
 */
const byPoints = (index: SkillIndex, wishes: readonly Wish[]) =>
  wishes
    .map((wish) => ({ skill: wishedSkill(wish), points: pointsOfWish(index, wish) }))
    .sort((a, b) => b.points - a.points || a.skill - b.skill);

const pointsOfWish = (index: SkillIndex, wish: Wish) => skillPoints(index.weight(wishedSkill(wish)), isRequired(wish));

/** The members who fit a post best; of a project with open seats each by the seat that fits them best. */
export function topMembers(
  index: SkillIndex,
  wishes: readonly Wish[],
  limit: number,
  except: number | null,
  among?: IdSet,
): Match[] {
  const best = new Map<number, Match>();
  const parts = seatWishes(wishes);
  for (const { seat, wishes: wished } of parts) {
    for (const match of topMembersFor(index, wished, limit, except, among)) {
      const before = best.get(match.id);
      if (!before || isBetter(rankOf(match), rankOf(before))) best.set(match.id, { ...match, seat });
    }
  }
  const matches = [...best.values()];
  if (parts.length === 1) return matches;
  const order = (a: Match, b: Match) => b.score - a.score || b.matched.length - a.matched.length || b.id - a.id;
  return matches.sort(order).slice(0, limit);
}

const rankOf = ({ score, matched }: Match): Rank => ({ score, count: matched.length });

/**
 * The members who fit wishes best, exactly as if everyone were scored. Scans from the newest member to the oldest, so that of
 * equal ones the newer wins, and only the holders of skills without which nobody can beat the current k-th: MaxScore (Turtle
 * and Flood 1995). Stops once nobody can. `among` restricts the candidates.
 */
function topMembersFor(
  index: SkillIndex,
  wishes: readonly Wish[],
  limit: number,
  except: number | null,
  among?: IdSet,
): Match[] {
  const wanted = byPoints(index, wishes);
  const lists = wanted.map(({ skill }) => index.holders(skill).words);
  const points = wanted.map((one) => one.points);
  const whole = points.reduce((sum, one) => sum + one, 0);
  /** The best rank possible with the skills from the i-th on. */
  const best = points.map((_, from) => ({
    score: rounded(points.slice(from).reduce((sum, one) => sum + one, 0) / whole),
    count: points.length - from,
  }));
  const top: (Match & Rank)[] = [];
  let essential = lists.length;

  for (let word = Math.max(0, ...lists.map(({ length }) => length)) - 1; word >= 0 && essential > 0; word -= 1) {
    let candidates = 0;
    for (let list = 0; list < essential; list += 1) candidates |= lists[list]?.[word] ?? 0;
    if (among) candidates &= among.words[word] ?? 0;
    while (candidates !== 0) {
      const bit = 31 - Math.clz32(candidates);
      candidates &= ~(1 << bit);
      const id = word * 32 + bit;
      if (id === except) continue;
      let sum = 0;
      let count = 0;
      for (let list = 0; list < lists.length; list += 1) {
        if ((((lists[list]?.[word] ?? 0) >>> bit) & 1) === 0) continue;
        sum += points[list] as number;
        count += 1;
      }
      const rank = { score: rounded(sum / whole), count };
      const last = top.at(-1);
      if (top.length === limit && last && !isBetter(rank, last)) continue;
      insert(top, { id, matched: [], seat: null, ...rank }, limit, isBetter);
      const bar = top.length === limit ? top.at(-1) : undefined;
      while (bar && essential > 0 && !isBetter(best[essential - 1] as Rank, bar)) essential -= 1;
      if (essential === 0) break;
    }
  }
  return top.map(({ id, score, seat }) => ({
    id,
    score,
    seat,
    matched: wanted.map(({ skill }) => skill).filter((skill) => index.holders(skill).has(id)),
  }));
}

/** The number of members with any of these skills. */
export function countWithAny(index: SkillIndex, wishes: readonly Wish[], except: number, among?: IdSet): number {
  const lists = wishes.map((wish) => index.holders(wishedSkill(wish)).words);
  let count = 0;
  for (let word = Math.max(0, ...lists.map(({ length }) => length)) - 1; word >= 0; word -= 1) {
    let holders = 0;
    for (const list of lists) holders |= list[word] ?? 0;
    if (among) holders &= among.words[word] ?? 0;
    if (except >>> 5 === word) holders &= ~(1 << (except & 31));
    for (; holders !== 0; holders &= holders - 1) count += 1;
  }
  return count;
}

/** Inserts in order, behind equal ones. */
function insert<Entry>(top: Entry[], entry: Entry, limit: number, comesBefore: (a: Entry, b: Entry) => boolean): void {
  let place = top.length;
  while (place > 0 && comesBefore(entry, top[place - 1] as Entry)) place -= 1;
  top.splice(place, 0, entry);
  if (top.length > limit) top.pop();
}

/** The posts that fit a member best, without those of `isOwn`. Scans all posts: pruning would cost more than it saves. */
export function topPosts(
  index: SkillIndex,
  posts: PostIndex,
  memberId: number,
  limit: number,
  isOwn: (id: number) => boolean,
): Match[] {
  const points = Float64Array.from({ length: posts.highestWish + 1 }, (_, wish) => pointsOfWish(index, wish));
  const mine = new Set(index.heldBy(memberId));
  /** The points of wishes that the member fulfils, 0 for the others. */
  const had = points.map((one, wish) => (mine.has(wishedSkill(wish)) ? one : 0));
  const top: (Match & Dated)[] = [];
  let bar = 0;

  for (const [number, { wishes, starts, moments }] of [...posts.pages.entries()].reverse()) {
    for (let place = pageSize - 1; place >= 0; place -= 1) {
      const end = starts[place + 1] as number;
      let sum = 0;
      let whole = 0;
      let isGood = false;
      for (let at = starts[place] as number; at < end; at += 1) {
        const wish = wishes[at] as number;
        if (wish < 0) {
          // The next seat of a project.
          isGood ||= sum > 0 && sum >= bar * whole;
          sum = 0;
          whole = 0;
        } else {
          sum += had[wish] as number;
          whole += points[wish] as number;
        }
      }
      if (!isGood && (sum === 0 || sum < bar * whole)) continue;
      const id = number * pageSize + place;
      const fit = bestFit(posts.post(id).wishes, points, had);
      const createdAt = moments[place] as number;
      const match = { id, ...fit, count: fit.matched.length, createdAt };
      const last = top.length === limit ? top.at(-1) : undefined;
      if ((last && !comesBefore(match, last)) || isOwn(id)) continue;
      insert(top, match, limit, comesBefore);
      // Rounding raises a score by less than that.
      if (top.length === limit) bar = (top.at(-1) as Match).score - 1e-6;
    }
  }
  return top.map(({ id, score, matched, seat }) => ({ id, score, matched, seat }));
}

type Dated = Rank & { createdAt: number; id: number };

const comesBefore = (a: Dated, b: Dated) =>
  isBetter(a, b) || (!isBetter(b, a) && (a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)));

type PointsByWish = { [wish: number]: number };

/** The best seat's fit, the first of equal ones; `had` has the points of wishes that the member fulfils, 0 for the others. */
function bestFit(wishes: readonly Wish[], points: PointsByWish, had: PointsByWish): Omit<Match, "id"> {
  const fits = seatWishes(wishes).map(({ seat, wishes: wished }) => {
    const sumOf = (each: PointsByWish) => wished.reduce((sum, wish) => sum + (each[wish] as number), 0);
    const matched = wished.filter((wish) => had[wish] !== 0).map(wishedSkill);
    return { seat, matched, score: wished.length > 0 ? rounded(sumOf(had) / sumOf(points)) : 0 };
  });
  const rank = ({ score, matched }: (typeof fits)[number]) => ({ score, count: matched.length });
  return fits.reduce((best, fit) => (isBetter(rank(fit), rank(best)) ? fit : best));
}

/** How well a member fulfils a post's wishes; of a project with open seats those of the seat that fits best. */
export function fitOfWishes(index: SkillIndex, wishes: readonly Wish[], memberId: number): Omit<Match, "id"> {
  const mine = new Set(index.heldBy(memberId));
  const points: PointsByWish = Object.fromEntries(wishes.map((wish) => [wish, pointsOfWish(index, wish)]));
  const had = Object.fromEntries(wishes.map((wish) => [wish, mine.has(wishedSkill(wish)) ? (points[wish] ?? 0) : 0]));
  return bestFit(wishes, points, had);
}
