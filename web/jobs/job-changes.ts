import { addJob, deleteJob, editJob, type NewJob } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { usePostDeletion, usePostSaving } from "../posts/post-changes.ts";
import { jobKeys } from "./job-queries.ts";

/** Adds a job, or saves the one with this id. */
export const useSaveJob = (id?: number) =>
  usePostSaving(jobKeys, (job: NewJob, key) =>
    id === undefined ? call(addJob, job, undefined, { key }) : call(editJob, { ...job, id }),
  );

export const useDeleteJob = () => usePostDeletion(jobKeys, (job) => call(deleteJob, job));
