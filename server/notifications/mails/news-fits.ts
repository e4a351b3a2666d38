import type { Connection } from "../../database/connection.ts";
import { fits } from "../../matches/fits.ts";
import { isRequired, wishedSkill } from "../../matches/post-index.ts";
import { fitOfWishes } from "../../matches/ranking.ts";
import type { SkillIndex } from "../../matches/skill-index.ts";
import type { Unmailed } from "./unmailed-store.ts";

/** How many of a post's skills a member has, and which not. */
export type NewsFit = { had: number; of: number; missing: string[] };
export type News = Unmailed & { fit: NewsFit | null };

/** News with how well the posts fit that are told of for that; what fits no more, or is open no more, is not among them. */
export async function withFits(
  database: Connection,
  skills: () => Promise<SkillIndex>,
  all: readonly Unmailed[],
): Promise<News[]> {
  const index = all.some(isOfFit) ? await skills() : null;
  const fitted = all.flatMap((news): (Unmailed & { lacks?: number[]; wishes?: number })[] => {
    const { post, memberId, kind } = news;
    if (!index || !isOfFit(news)) return [news];
    if (!post?.isOpen) return [];
    const { wishes } = index[kind === "job" ? "job" : "project"].post(post.id);
    const { score, matched } = fitOfWishes(index, wishes, memberId);
    const lacking = wishes.filter((wish) => !matched.includes(wishedSkill(wish)));
    const isFitting = fits({ score, missesRequired: lacking.some(isRequired), isOpen: true, isOwn: false });
    return isFitting ? [{ ...news, lacks: lacking.map(wishedSkill), wishes: wishes.length }] : [];
  });
  const asked = [...new Set(fitted.flatMap(({ lacks = [] }) => lacks))];
  const names = new Map<number, string>();
  if (asked.length > 0) {
    const rows = await database<{ id: number; name: string }[]>`select id, name from skills where id = any(${asked})`;
    for (const { id, name } of rows) names.set(id, name);
  }
  return fitted.map(({ lacks, wishes = 0, ...news }) => ({
    ...news,
    fit: lacks
      ? { had: wishes - lacks.length, of: wishes, missing: lacks.flatMap((skill) => names.get(skill) ?? []) }
      : null,
  }));
}

const isOfFit = ({ kind }: Unmailed) => kind === "job" || kind === "seat";
