import type { JobQuery } from "../../../contract/jobs/job-filters.ts";
import type { Messages } from "../../languages/languages.ts";
import { jobsPage } from "../job-store.ts";
import { type FilteredJobs, filteredJobs, type JobLists } from "./filtered-jobs.ts";

/** A page of jobs as a member's list asks for them. */
export type JobList = (query: JobQuery, memberId: number, messages: Messages) => Promise<FilteredJobs>;

export const jobList =
  (jobLists: JobLists): JobList =>
  (query, memberId, messages) =>
    isWithoutFilters(query)
      ? jobsPage(jobLists.database, jobLists.lists, query)
      : filteredJobs(jobLists, query, memberId, messages);

/** Whether a list is of all open jobs, or of those that a search finds, best match first. */
const isWithoutFilters = ({ page: _, limit: __, search: ___, ...query }: JobQuery): boolean =>
  Object.values(query).every((chosen) => !chosen || (Array.isArray(chosen) && chosen.length === 0));
