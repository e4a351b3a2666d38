import { fits, rounded, skillPoints } from "./fit-rules.ts";
import { type IndexedPost, isRequired, type PostIndex, pageSize, wishedSkill } from "./post-index.ts";
import { fitOfWishes } from "./ranking.ts";
import { isOfSeats, wishesOf } from "./seat-wishes.ts";
import type { SkillIndex } from "./skill-index.ts";

type Fit = { score: number; missesRequired: boolean; count: number };

/** Calls `look` for each post that asks for any of a member's skills, with how well they fit; for each seat of a project. */
function eachFit(index: SkillIndex, posts: PostIndex, memberId: number, look: (id: number, fit: Fit) => void): void {
  const held = new Set(index.heldBy(memberId));
  const points = Float64Array.from({ length: posts.highestWish + 1 }, (_, wish) =>
    skillPoints(index.weight(wishedSkill(wish)), isRequired(wish)),
  );
  const isHad = Uint8Array.from(points, (_, wish) => Number(held.has(wishedSkill(wish))));
  for (const [number, { wishes, starts }] of posts.pages.entries()) {
    for (let place = 0; place < pageSize; place += 1) {
      const end = starts[place + 1] as number;
      let [had, whole, count] = [0, 0, 0];
      let missesRequired = false;
      for (let at = starts[place] as number; at < end; at += 1) {
        const wish = wishes[at] as number;
        if (wish < 0) {
          // The next seat of a project.
          if (count > 0) look(number * pageSize + place, { score: rounded(had / whole), missesRequired, count });
          had = 0;
          whole = 0;
          count = 0;
          continue;
        }
        whole += points[wish] as number;
        if (isHad[wish] === 1) {
          had += points[wish] as number;
          count += 1;
        } else if (isRequired(wish)) missesRequired = true;
      }
      if (count > 0) look(number * pageSize + place, { score: rounded(had / whole), missesRequired, count });
    }
  }
}

/** The ids of the posts that fit a member, the member's own included. */
export function fittingPosts(index: SkillIndex, posts: PostIndex, memberId: number): number[] {
  const ids = new Set<number>();
  eachFit(index, posts, memberId, (id, fit) => {
    if (fits({ ...fit, isOpen: true, isOwn: false })) ids.add(id);
  });
  return [...ids];
}

/** As `fittingPosts`, only those of projects with an open seat that fits. */
export const projectsWithFittingSeat = (index: SkillIndex, memberId: number): number[] =>
  fittingPosts(index, index.posts.project, memberId).filter((id) => index.posts.project.isOfSeats(id));

/** Whether a project has open seats. */
export const hasOpenSeats = ({ wishes }: IndexedPost) => isOfSeats(wishes);

/** Whether an open seat of somebody else's listed project fits a member. */
export const doesSeatFit = (index: SkillIndex, project: IndexedPost, memberId: number): boolean =>
  hasOpenSeats(project) && doesFit(index, project, memberId);

/** Posts with how well they fit a member. */
export type RankedPosts = { ids: number[]; ranks: number[] };

/** More than the skills of any post, so that a score and a count fit into one number. */
const mostCounted = 64;
export const scoreOf = (rank: number): number => Math.floor(rank / mostCounted) / 1e6;

/** The posts that fit a member best, in any order: at least `most` of them, and all that are equal to the last. */
export function rankedPosts(index: SkillIndex, posts: PostIndex, memberId: number, most: number): RankedPosts {
  const ids: number[] = [];
  const ranks: number[] = [];
  eachFit(index, posts, memberId, (id, { score, count }) => {
    ids.push(id);
    ranks.push(Math.round(score * 1e6) * mostCounted + count);
  });
  const least = Float64Array.from(ranks).sort()[ranks.length - most] ?? 0;
  const isBest = (_: number, place: number) => (ranks[place] as number) >= least;
  return { ids: ids.filter(isBest), ranks: ranks.filter(isBest) };
}

/** Whether a listed post of somebody else's fits a member. */
export function doesFit(index: SkillIndex, { wishes }: IndexedPost, memberId: number): boolean {
  const { score, matched, seat } = fitOfWishes(index, wishes, memberId);
  const missesRequired = wishesOf(wishes, seat).some(
    (wish) => isRequired(wish) && !matched.includes(wishedSkill(wish)),
  );
  return fits({ score, missesRequired, isOpen: true, isOwn: false });
}
