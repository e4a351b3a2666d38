import { queryOptions } from "@tanstack/react-query";
import { addJob, deleteJob, editJob, getJob, type Job, listJobs, type NewJob } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { postKeys, usePostDeletion, usePostSaving } from "../posts/post-queries.ts";
import { withCutPosts } from "../ui/lists/cut-posts.ts";

export const jobKeys = postKeys("jobs");

export const jobsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: jobKeys.list(page, search),
    queryFn: ({ signal }) => call(listJobs, { page, search }, signal),
    select: withCutPosts<Job>,
  });

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: ({ signal }) => call(getJob, { id }, signal),
  });

/** Adds a job, or saves the one with this id. */
export const useSaveJob = (id?: number) =>
  usePostSaving(jobKeys, (job: NewJob, key) =>
    id === undefined ? call(addJob, job, undefined, key) : call(editJob, { ...job, id }),
  );

export const useDeleteJob = () => usePostDeletion(jobKeys, (job) => call(deleteJob, job));
