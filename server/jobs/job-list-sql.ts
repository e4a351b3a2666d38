import { currencyDefault, type JobFacetName, type JobQuery, jobFacetNames } from "../../contract/jobs/jobs.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { everyOf } from "../lists/filter-sql.ts";
import { documentsFound, type ListSearch, searchedFor } from "../search-index/search.ts";
import { isNotDeleted, isVisible } from "../visibility/visibility.ts";
import { type JobListQuery, jobFilters, payIn } from "./job-filters.ts";

/** A query with the data that its evaluation needs. `fitting` are the keys of the jobs that fit the reader. */
export type JobListRead = { query: JobQuery; readerId: number; fitting: readonly number[] };

/** The chosen filters as conditions on `jobs`, in SQL. */
export function chosenFilters(database: Connection, reading: JobListRead): Map<JobFacetName, Fragment> {
  const filters = jobFilters(database, askedIn(database, reading));
  return new Map(jobFacetNames.filter((name) => isChosen[name](reading.query)).map((name) => [name, filters[name]]));
}

const isChosen: Record<JobFacetName, (query: JobQuery) => boolean> = {
  workplace: ({ workplace }) => workplace.length > 0,
  type: ({ type }) => type.length > 0,
  seniority: ({ seniority }) => seniority.length > 0,
  skill: ({ skill }) => skill.length > 0,
  company: ({ company }) => company.length > 0,
  language: ({ language }) => language.length > 0,
  currency: ({ salaryFrom }) => salaryFrom !== undefined,
  postedWithin: ({ postedWithin }) => postedWithin !== undefined,
  fits: ({ fits }) => fits,
  saved: ({ saved }) => saved,
};

export function askedIn(database: Connection, { query, readerId, fitting }: JobListRead): JobListQuery {
  const texts = (chosen: readonly string[]) => database`${[...chosen]}::text[]`;
  return {
    workplace: texts(query.workplace),
    type: texts(query.type),
    seniority: texts(query.seniority),
    everySkill: everyOf(database, query.skill),
    company: database`${query.company}::bigint[]`,
    language: texts(query.language),
    salaryFrom: database`${query.salaryFrom ?? null}::numeric`,
    currency: database`${query.currency ?? currencyDefault}`,
    postedWithin: database`${query.postedWithin ?? null}::int`,
    readerId: database`${readerId}::int`,
    fitting: database`
      select unnest(${[...fitting]}::int[]) except select id from posts where owner_id = ${readerId} and kind = 'job'`,
  };
}

/** The conditions that have no counts: status and owner, in SQL. Hidden jobs appear in their owner's own list only. */
export function isInScope(database: Connection, { status, mine }: Scope, readerId: number): Fragment {
  const wanted = statusOf({ status, mine });
  if (wanted === "open" && !mine) return database`jobs.listed`;
  const isTheirs = mine
    ? database`owner_id = ${readerId} and ${isNotDeleted(database, "posts")}`
    : isVisible(database, "posts");
  const isOf = wanted === "any" ? database`true` : database`status = ${wanted}`;
  return database`jobs.post_id in (select id from posts where kind = 'job' and ${isTheirs} and ${isOf})`;
}

type Scope = Pick<JobQuery, "status" | "mine">;
export const statusOf = ({ status, mine }: Scope) => status ?? (mine ? "any" : "open");

/** The rows of `jobs`, with the relevance `step` of what a search finds, in SQL. */
export const jobsFound = (database: Connection, searched: ListSearch): Fragment =>
  searched ? database`jobs join ${documentsFound(database, searched)} on record_id = jobs.post_id` : database`jobs`;

/** How jobs are searched: a typo is forgiven if no job of anybody's, nor of the reader's own if asked for, is found exactly. */
export const searchedJobs = (
  database: Connection,
  { query, readerId }: Pick<JobListRead, "query" | "readerId">,
): Promise<ListSearch> =>
  searchedFor(database, "job", query.search, async (found) => {
    const scopes = [query, { ...query, status: statusOf(query), mine: false }];
    const [ofReader, ofAll] = scopes.map((scope) => isInScope(database, scope, readerId)) as [Fragment, Fragment];
    const { count } = await database`
      select from jobs join ${found} on record_id = jobs.post_id where ${ofReader} or ${ofAll} limit 1`;
    return count > 0;
  });

export const newestFirst = (database: Connection): Fragment => database`posted_at desc, id desc`;

/** The order of matching jobs, in SQL, except that by fit. */
export function orderOf(database: Connection, { sort, search }: JobQuery): Fragment {
  if (sort === "salary") return database`pay desc, ${newestFirst(database)}`;
  return sort === undefined && search !== "" ? database`step, ${newestFirst(database)}` : newestFirst(database);
}

/** What `listOrder` names besides a job's date, in SQL. */
export function orderColumns(database: Connection, { sort, search, currency = currencyDefault }: JobQuery): Fragment {
  if (sort === "salary") return database`, coalesce(${payIn(database, database`${currency}`)}, 0) as pay`;
  return sort === undefined && search !== "" ? database`, step` : database``;
}
