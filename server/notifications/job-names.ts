import type { Connection } from "../database/connection.ts";
import type { News } from "./news-fits.ts";

/** A job's company and location. */
export type JobName = { company: string | null; location: string | null };

/** The companies and locations of the jobs in these news, by their posts' keys. */
export async function jobsNamed(database: Connection, news: readonly News[]): Promise<Map<number, JobName>> {
  const ids = new Set(news.flatMap(({ kind, post }) => (kind === "job" && post ? post.id : [])));
  if (ids.size === 0) return new Map();
  const rows = await database<(JobName & { postId: number })[]>`
    select post_id, company.title as company, location
    from jobs left join posts company on company.id = company_id and company.visible where post_id = any(${[...ids]})`;
  return new Map(rows.map(({ postId, ...name }) => [postId, name]));
}
