import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { PostList } from "../../../contract/interface/lists.ts";
import { currencyDefault, type JobFacetName, type JobQuery } from "../../../contract/jobs/job-filters.ts";
import type { Job } from "../../../contract/jobs/jobs.ts";
import { keysOfCompanies } from "../../companies/company-sql.ts";
import type { Database } from "../../database/connection.ts";
import { stepsOfFound } from "../../finding/search.ts";
import type { Messages } from "../../languages/languages.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { CurrentSkills } from "../../matches/current-skills.ts";
import { withExcerpts } from "../../posts/post-beginnings.ts";
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

/** A page of the jobs that match the filters, in any order, with their facets. */
export async function filteredJobs(
  jobLists: JobLists,
  query: JobQuery,
  memberId: number,
  messages: Messages,
): Promise<FilteredJobs> {
  const { database, lists } = jobLists;
  const { columns, asked, counts, total, ids, scores } = await evaluatedList(jobLists, query, memberId);
  const [records, facets] = await Promise.all([
    lists.records("job", ids, listedJobs(database, memberId)),
    counts && facetsInWords(database, columns, asked, counts, messages),
  ]);
  const results = records.map(({ place, ...job }) => ({ ...job, score: scores?.[place - 1] }));
  return { ...withExcerpts(listReply(query, results, total)), ...(facets && { facets }) };
}

/** Evaluates the query on the columns. Synchronous, because the columns change in place. */
function evaluate(columns: JobColumns, asked: Asked) {
  const { page, limit, sort, facets } = asked.query;
  const counts = facets ? facetCounts(columns, asked) : undefined;
  const selected = selectedJobs(columns, asked, counts?.count);
  const from = (page - 1) * limit;
  const ids = inOrder(columns, selected, asked, { from, to: from + limit });
  const scores = sort === "fit" ? ids.map((id) => asked.fitting(id).score) : undefined;
  return { columns, asked, counts, total: selected.length, ids, scores };
}

async function evaluatedList(jobLists: JobLists, query: JobQuery, memberId: number) {
  const { database, currentJobs, currentSkills } = jobLists;
  const bySteps = query.sort === undefined;
  const search = (forgiving: boolean) => stepsOfFound(database, "job", query.search, { forgiving, bySteps });
  const [companies, saved, index, found] = await Promise.all([
    keysOfCompanies(database, query.company),
    query.saved || query.facets ? keysOfSaved(database, memberId) : new Set<number>(),
    currentSkills(),
    query.search === "" ? null : search(false),
  ]);
  const asOfNow = async <Answer>(steps: Uint8Array | null, look: (columns: JobColumns, asked: Asked) => Answer) => {
    const columns = await currentJobs();
    return look(columns, {
      query,
      memberId,
      companies,
      saved,
      fitting: fitOf(columns, index, memberId),
      currency: columns.currencies.names.indexOf(query.currency ?? currencyDefault),
      steps,
    });
  };
  if (!found) return asOfNow(null, evaluate);
  const exact = await asOfNow(found, (columns, asked) => isAnyInScope(columns, asked) && evaluate(columns, asked));
  return exact || asOfNow(await search(true), evaluate);
}
