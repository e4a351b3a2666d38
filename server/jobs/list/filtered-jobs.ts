import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { PostList } from "../../../contract/interface/lists.ts";
import { currencyDefault, type JobFacetName, type JobQuery } from "../../../contract/jobs/job-filters.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import type { Connection, Database } from "../../database/connection.ts";
import { documentsFound } from "../../finding/search.ts";
import type { Messages } from "../../languages/languages.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { sayingWhatIsCut } from "../../posts/post-beginnings.ts";
import { isVisible } from "../../visibility/visibility.ts";
import { listedJobs } from "../job-store.ts";
import { keysOfSaved } from "../saved/saved-job-store.ts";
import type { JobColumns } from "./job-columns.ts";
import { facetCounts, facetsInWords } from "./job-facets.ts";
import { fitOf } from "./job-fit.ts";
import { inOrder } from "./job-order.ts";
import { type Asked, isAnyInScope, selectedJobs } from "./job-selection.ts";

export type JobLists = {
  database: Database;
  lists: Lists;
  currentJobs: () => Promise<JobColumns>;
  currentSkills: CurrentSkills;
};
export type FilteredJobs = PostList<Job & { score?: number }> & { facets?: Record<JobFacetName, FacetValue[]> };

/** A page of the jobs that filters leave, in whatever order, with their facets. */
export async function filteredJobs(
  jobLists: JobLists,
  query: JobQuery,
  memberId: number,
  messages: Messages,
): Promise<FilteredJobs> {
  const { database, lists } = jobLists;
  const { columns, asked, counts, total, ids, scores } = await lookedThrough(jobLists, query, memberId);
  const [records, facets] = await Promise.all([
    lists.records("job", ids, listedJobs(database)),
    counts && facetsInWords(database, columns, asked, counts, messages),
  ]);
  const results = records.map(({ place, ...job }) => ({ ...job, score: scores?.[place - 1] }));
  return { ...sayingWhatIsCut(listReply(query, results, total)), ...(facets && { facets }) };
}

/** All that the columns say of the question; nothing is waited for meanwhile, as they change in place. */
function lookThrough(columns: JobColumns, asked: Asked) {
  const { page, limit, sort, facets } = asked.query;
  const counts = facets ? facetCounts(columns, asked) : undefined;
  const selected = selectedJobs(columns, asked, counts?.count);
  const from = (page - 1) * limit;
  const ids = inOrder(columns, selected, asked, { from, to: from + limit });
  const scores = sort === "fit" ? ids.map((id) => asked.fitting(id).score) : undefined;
  return { columns, asked, counts, total: selected.length, ids, scores };
}

async function lookedThrough(jobLists: JobLists, query: JobQuery, memberId: number) {
  const { database, currentJobs, currentSkills } = jobLists;
  const [companies, saved, index, found] = await Promise.all([
    keysOfCompanies(database, query.company),
    query.saved || query.facets ? keysOfSaved(database, memberId) : new Set<number>(),
    currentSkills(),
    query.search === "" ? null : stepsOfFound(database, query.search, {}),
  ]);
  const asOfNow = async <Answer>(packed: Buffer | null, look: (columns: JobColumns, asked: Asked) => Answer) => {
    const columns = await currentJobs();
    return look(columns, {
      ...{ query, memberId, companies, saved },
      fitting: fitOf(columns, index, memberId),
      currency: columns.currencies.names.indexOf(query.currency ?? currencyDefault),
      steps: packed && unpackedSteps(packed, columns.status.length),
    });
  };
  if (!found) return asOfNow(null, lookThrough);
  const exact = await asOfNow(found, (columns, asked) => isAnyInScope(columns, asked) && lookThrough(columns, asked));
  return exact || asOfNow(await stepsOfFound(database, query.search, { forgiving: true }), lookThrough);
}

async function keysOfCompanies(database: Connection, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await database<{ id: number }[]>`
    select id from posts where kind = 'company' and number = any(${[...numbers]}) and ${isVisible(database, "posts")}`;
  return rows.map(({ id }) => id);
}

/** What a search finds, as one value: each one's key, and the step that it stands on. */
async function stepsOfFound(database: Connection, typed: string, manner: { forgiving?: boolean }): Promise<Buffer> {
  const [{ packed }] = await database<[{ packed: Buffer | null }]>`
    select string_agg(int4send(record_id) || int2send(step::int2), '') as packed
    from ${documentsFound(database, "job", typed, manner)}`;
  return packed ?? Buffer.alloc(0);
}

function unpackedSteps(packed: Buffer, length: number): Uint8Array {
  const steps = new Uint8Array(length);
  for (let at = 0; at < packed.length; at += 6) steps[packed.readInt32BE(at)] = packed.readInt16BE(at + 4);
  return steps;
}
