import { queryOptions } from "@tanstack/react-query";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { getJob, type Job, listJobs } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { postKeys } from "../posts/post-keys.ts";
import { withExcerpts } from "../ui/lists/excerpts.ts";
import type { AskedJobs } from "./job-filters.ts";

export const jobKeys = postKeys("jobs");

export const jobsQuery = (asked: AskedJobs) =>
  queryOptions({
    queryKey: [...jobKeys.lists, asked],
    queryFn: ({ signal }) => call(listJobs, asked, signal),
    select: withExcerpts<Job>,
  });

/** The reader's newest jobs, of any status. */
export const ownJobsQuery = jobsQuery({ mine: "true" });

export type JobFacets = NonNullable<OutputOf<typeof listJobs>["facets"]>;

/** The counts for the filters, apart from the list, which doesn't wait for them. They don't depend on page and order. */
export const jobFacetsQuery = ({ page: _, sort: __, ...asked }: AskedJobs) =>
  queryOptions({
    queryKey: [...jobKeys.lists, "facets", asked],
    queryFn: ({ signal }) => call(listJobs, { ...asked, sort: "newest", limit: 1, facets: "true" }, signal),
    select: ({ facets }) => facets,
  });

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: ({ signal }) => call(getJob, { id }, signal),
  });
