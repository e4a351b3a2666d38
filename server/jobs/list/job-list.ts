import type { JobQuery } from "../../../contract/jobs/job-filters.ts";
import type { Messages } from "../../languages/languages.ts";
import { jobsPage } from "../job-store.ts";
import { type FilteredJobs, filteredJobs, type JobLists } from "./filtered-jobs.ts";

/** A page of jobs for a member's query. */
export type JobList = (query: JobQuery, memberId: number, messages: Messages) => Promise<FilteredJobs>;

export const jobList =
  (jobLists: JobLists): JobList =>
  (query, memberId, messages) =>
    isWithoutFilters(query)
      ? jobsPage(jobLists.database, jobLists.lists, query, memberId)
      : filteredJobs(jobLists, query, memberId, messages);

/** Whether a query lists all open jobs, or those that a search finds by relevance. */
const isWithoutFilters = ({ page: _, limit: __, search: ___, ...query }: JobQuery): boolean =>
  Object.values(query).every((chosen) => !chosen || (Array.isArray(chosen) && chosen.length === 0));
