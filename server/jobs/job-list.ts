import type { FacetValue } from "../../contract/interface/facets.ts";
import type { PostList } from "../../contract/interface/lists.ts";
import type { Job, JobFacetName, JobQuery } from "../../contract/jobs/jobs.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { allOf } from "../lists/filter-sql.ts";
import type { ListSelection, Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { fittingPosts, type RankedPosts, rankedPosts, scoreOf } from "../matches/post-fits.ts";
import type { SkillIndex } from "../matches/skill-index.ts";
import { withExcerpts } from "../posts/post-excerpts.ts";
import { jobFacets } from "./job-facets.ts";
import {
  chosenFilters,
  isInScope,
  jobsFound,
  newestFirst,
  orderColumns,
  orderOf,
  searchedJobs,
  statusOf,
} from "./job-list-sql.ts";
import { jobsPage, listedJobs } from "./job-store.ts";

export type JobLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };
type JobPage = PostList<Job & { score?: number }> & { facets?: Record<JobFacetName, FacetValue[]> };

/** A page of jobs for a member's query. */
export type JobList = (query: JobQuery, memberId: number, messages: Messages) => Promise<JobPage>;

export const jobList =
  (jobLists: JobLists): JobList =>
  (query, memberId, messages) =>
    isWithoutFilters(query) && !query.facets
      ? jobsPage(jobLists.database, jobLists.lists, query, memberId)
      : filteredJobs(jobLists, query, memberId, messages);

/** Whether a query lists all open jobs, or those that a search finds by relevance. */
const isWithoutFilters = ({ page: _, limit: __, search: ___, facets: ____, ...filters }: JobQuery): boolean =>
  Object.values(filters).every((chosen) => !chosen || (Array.isArray(chosen) && chosen.length === 0));

/** A page of the jobs that match the filters, in any order, with their facets. */
async function filteredJobs(
  { database, lists, currentSkills }: JobLists,
  query: JobQuery,
  readerId: number,
  messages: Messages,
): Promise<JobPage> {
  const isByFit = query.sort === "fit";
  const index = query.fits || query.facets || isByFit ? await currentSkills() : null;
  const fitting = index && (query.fits || query.facets) ? fittingPosts(index, index.posts.job, readerId) : [];
  const reading = { query, readerId, fitting };
  const searched = await searchedJobs(database, reading);
  const filters = chosenFilters(database, reading);
  const from = jobsFound(database, searched);
  const where = allOf(database, [isInScope(database, query, readerId), ...filters.values()]);
  const isOfAll = query.search === "" && !query.mine && statusOf(query) === "open" && filters.size === 0;
  const matching = { query, from, where, ...(isOfAll && { name: "job" }) };
  const select = listedJobs(database, readerId);
  const pageOf = () => {
    if (isWithoutFilters(query)) return lists.page("job", query, select);
    return index && isByFit
      ? pageByFit({ database, lists, index }, matching, { readerId, select })
      : lists.chosen("job", jobsInOrder(database, matching), query, select);
  };
  const [list, facets] = await Promise.all([
    pageOf(),
    query.facets ? jobFacets(database, { ...reading, searched }, messages) : undefined,
  ]);
  return { ...withExcerpts(list), ...(facets && { facets }) };
}

type Matching = { query: JobQuery; from: Fragment; where: Fragment; name?: string };

const jobsInOrder = (database: Connection, { query, from, where, ...named }: Matching): ListSelection => ({
  ...named,
  rows: database`select jobs.post_id as id, posted_at ${orderColumns(database, query)} from ${from} where ${where}`,
  order: orderOf(database, query),
  isSearched: query.search !== "",
});

/** How many of the best fitting jobs are checked first, besides those before the page. */
const bestLookedAt = { ofAll: 50, filtered: 1000 };

type Reading = { readerId: number; select: ReturnType<typeof listedJobs> };

/**
 * A page by fit: of the best fitting jobs, or of all where the filters leave too few of these. One's own jobs don't fit. Names
 * of thousands of jobs take longer to send than the page takes.
 */
async function pageByFit(
  { database, lists, index }: { database: Database; lists: Lists; index: SkillIndex },
  { query, from, where, ...named }: Matching,
  { readerId, select }: Reading,
) {
  const pageOf = async ({ ids, ranks }: RankedPosts, join: Fragment) => {
    const chosen = {
      ...named,
      rows: database`
        select jobs.post_id as id, posted_at, rank from ${from} ${join} (
          select best_id, rank from unnest(${ids}::int[], ${ranks}::int[]) best (best_id, rank)
            join posts on posts.id = best_id and owner_id is distinct from ${readerId}
        ) best on best_id = jobs.post_id
        where ${where}`,
      counted: database`select from ${from} where ${where}`,
      order: database`rank desc nulls last, ${newestFirst(database)}`,
    };
    const list = await lists.chosen("job", chosen, query, select);
    const rankOf = new Map(ids.map((id, place) => [id, ranks[place]]));
    const score = ({ key, ownerId }: { key: number; ownerId: number | null }) =>
      ownerId === readerId ? 0 : scoreOf(rankOf.get(key) ?? 0);
    return { ...list, results: list.results.map((job) => ({ ...job, score: score(job) })) };
  };
  const most = query.page * query.limit + (named.name ? bestLookedAt.ofAll : bestLookedAt.filtered);
  const first = await pageOf(rankedPosts(index, index.posts.job, readerId, most), database`join`);
  const isFull = first.results.length >= Math.min(query.limit, first.total - (query.page - 1) * query.limit);
  if (isFull) return first;
  return pageOf(rankedPosts(index, index.posts.job, readerId, Number.POSITIVE_INFINITY), database`left join`);
}
