import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { PostList } from "../../../contract/interface/lists.ts";
import type { JobFacetName, JobQuery } from "../../../contract/jobs/job-filters.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import type { Connection, Database, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { allOf, type ChosenPage, pageOfChosen, stretchOf } from "../../lists/chosen-page.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { fittingPosts, type RankedPosts, rankedPosts, scoreOf } from "../../matches/post-fits.ts";
import { withExcerpts } from "../../posts/post-beginnings.ts";
import { jobsPage, listedJobs } from "../job-store.ts";
import { jobFacets } from "./job-facets.ts";
import {
  chosenFilters,
  isInScope,
  isMistyped,
  jobsFound,
  newestFirst,
  orderColumns,
  orderOf,
} from "./job-selection.ts";

type JobLists = { database: Database; lists: Lists; currentSkills: CurrentSkills };
type JobPage = PostList<Job & { score?: number }> & { facets?: Record<JobFacetName, FacetValue[]> };

/** A page of jobs for a member's query. */
export type JobList = (query: JobQuery, memberId: number, messages: Messages) => Promise<JobPage>;

export const jobList =
  (jobLists: JobLists): JobList =>
  (query, memberId, messages) =>
    isWithoutFilters(query)
      ? jobsPage(jobLists.database, jobLists.lists, query, memberId)
      : filteredJobs(jobLists, query, memberId, messages);

/** Whether a query lists all open jobs, or those that a search finds by relevance. */
const isWithoutFilters = ({ page: _, limit: __, search: ___, ...query }: JobQuery): boolean =>
  Object.values(query).every((chosen) => !chosen || (Array.isArray(chosen) && chosen.length === 0));

/** A page of the jobs that match the filters, in any order, with their facets. */
async function filteredJobs(
  { database, lists, currentSkills }: JobLists,
  query: JobQuery,
  readerId: number,
  messages: Messages,
): Promise<JobPage> {
  const fits = await fitsOf(database, currentSkills, query, readerId);
  const reading = { query, readerId, fitting: fits?.fitting() ?? [] };
  const forgiving = await isMistyped(database, reading);
  const where = allOf(database, [isInScope(database, query, readerId), ...chosenFilters(database, reading).values()]);
  const matching = { query, from: jobsFound(database, query.search, forgiving), where };
  const page =
    fits && query.sort === "fit" ? pageByFit(database, matching, fits.best) : pageInOrder(database, matching);
  const [{ records, total, scores }, facets] = await Promise.all([
    page.then(async (chosen) => ({ ...chosen, records: await lists.records("job", chosen.ids, listedJobs(database, readerId)) })),
    query.facets ? jobFacets(database, { ...reading, forgiving }, messages) : undefined,
  ]);
  const results = records.map(({ place, ...job }) => ({ ...job, score: scores?.[place - 1] }));
  return { ...withExcerpts(listReply(query, results, total)), ...(facets && { facets }) };
}

type Fits = { fitting: () => number[]; best: (most: number) => RankedPosts };

/** How well jobs fit the reader, without their own; null where it isn't asked for. */
async function fitsOf(
  database: Connection,
  currentSkills: CurrentSkills,
  { fits, sort, facets }: JobQuery,
  readerId: number,
): Promise<Fits | null> {
  if (!fits && !facets && sort !== "fit") return null;
  const [own, index] = await Promise.all([
    database<{ id: number }[]>`select id from posts where owner_id = ${readerId} and kind = 'job'`,
    currentSkills(),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const isOwn = (id: number) => ownIds.has(id);
  return {
    fitting: () => fittingPosts(index, index.job, readerId).filter((id) => !isOwn(id)),
    best: (most) => rankedPosts(index, index.job, readerId, isOwn, most),
  };
}

type Matching = { query: JobQuery; from: Fragment; where: Fragment };
type Page = ChosenPage & { scores?: number[] };

const pageInOrder = (database: Connection, { query, from, where }: Matching): Promise<Page> =>
  pageOfChosen(
    database,
    {
      rows: database`
        select jobs.post_id as id, posted_at ${orderColumns(database, query)} from ${from} where ${where}`,
      order: orderOf(database, query),
      isSearched: query.search !== "",
    },
    query,
  );

/** How many of the best fitting jobs are looked through first, besides those before the page. */
const bestLookedAt = 1000;

/** A page by fit: of the best fitting jobs, or of all where the filters leave too few of these. */
async function pageByFit(database: Connection, matching: Matching, best: Fits["best"]): Promise<Page> {
  const { query, from, where } = matching;
  const ofRanked = async ({ ids, ranks }: RankedPosts, join: Fragment) => {
    const rows = await database<{ id: number; rank: number | null }[]>`
      select jobs.post_id as id, rank from ${from}
        ${join} unnest(${ids}::int[], ${ranks}::int[]) best (best_id, rank) on best_id = jobs.post_id
      where ${where} order by rank desc nulls last, ${newestFirst(database)} ${stretchOf(database, query)}`;
    return { ids: rows.map(({ id }) => id), scores: rows.map(({ rank }) => scoreOf(rank ?? 0)) };
  };
  const counted = database<[{ total: number }]>`select count(*)::int as total from ${from} where ${where}`;
  const some = best(query.page * query.limit + bestLookedAt);
  const [first, [{ total }]] = await Promise.all([ofRanked(some, database`join`), counted]);
  const isFull = first.ids.length >= Math.min(query.limit, total - (query.page - 1) * query.limit);
  return { total, ...(isFull ? first : await ofRanked(best(Number.POSITIVE_INFINITY), database`left join`)) };
}
