import type { Connection } from "../database/connection.ts";
import { isolated } from "../mail/mail-text.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { fits } from "../matches/fit-rules.ts";
import { isRequired, wishedSkill } from "../matches/post-index.ts";
import { fitOfWishes } from "../matches/ranking.ts";
import { fittingKinds } from "./notification-fits.ts";
import type { UnmailedEvent } from "./unmailed-event-store.ts";

/** How many of a post's skills a member has, and the names of those and of the missing ones. */
export type NewsFit = { had: number; of: number; matched: string[]; missing: string[] };
export type News = UnmailedEvent & { fit: NewsFit | null };

/** Adds to news how well their posts fit. Leaves out posts that don't fit any more, and news about closed posts. */
export async function withFits(
  database: Connection,
  skills: CurrentSkills,
  all: readonly UnmailedEvent[],
): Promise<News[]> {
  const index = all.some(isOfFit) ? await skills() : null;
  const fitted = all.flatMap((news): (UnmailedEvent & { asks?: SkillOverlap })[] => {
    const { post, memberId, kind } = news;
    const indexed = fittingKinds[kind];
    if ((indexed || isOfPosting(news)) && post && !post.isOpen) return [];
    if (!index || !indexed || !post) return [news];
    const { wishes } = index.posts[indexed].post(post.id);
    const { score, matched } = fitOfWishes(index, wishes, memberId);
    const lacking = wishes.filter((wish) => !matched.includes(wishedSkill(wish)));
    const isFitting = fits({ score, missesRequired: lacking.some(isRequired), isOpen: true, isOwn: false });
    return isFitting || kind === "question" ? [{ ...news, asks: { matched, lacking: lacking.map(wishedSkill) } }] : [];
  });
  const asked = [...new Set(fitted.flatMap(({ asks }) => (asks ? [...asks.matched, ...asks.lacking] : [])))];
  const names = new Map<number, string>();
  if (asked.length > 0) {
    const rows = await database<{ id: number; name: string }[]>`select id, name from skills where id = any(${asked})`;
    for (const { id, name } of rows) names.set(id, isolated(name));
  }
  const named = (skills: readonly number[]) => skills.flatMap((skill) => names.get(skill) ?? []);
  return fitted.map(({ asks, ...news }) => ({ ...news, fit: asks ? fitOf(asks, named) : null }));
}

/** A post's skills by id: those the member has, and the missing ones. */
type SkillOverlap = { matched: readonly number[]; lacking: readonly number[] };

const fitOf = ({ matched, lacking }: SkillOverlap, named: (skills: readonly number[]) => string[]): NewsFit => ({
  had: matched.length,
  of: matched.length + lacking.length,
  matched: named(matched).sort((a, b) => a.localeCompare(b, "en")),
  missing: named(lacking),
});

const isOfPosting = ({ kind, event }: UnmailedEvent) => kind === "search" || event === "job.posted";

const isOfFit = ({ kind }: UnmailedEvent) => kind in fittingKinds;
