import { queryOptions, useQueryClient } from "@tanstack/react-query";
import * as messages from "#messages/jobs.ts";
import type { PostList } from "../../contract/interface/lists.ts";
import type { Job, SavedJob } from "../../contract/jobs/jobs.ts";
import { forgetSavedJob, listSavedJobs, saveJob } from "../../contract/jobs/saved-jobs.ts";
import { call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { isExplainedByServer } from "../ui/forms/form-problem.ts";
import { withExcerpts } from "../ui/lists/excerpts.ts";
import { jobKeys } from "./job-queries.ts";

export type Applied = "true" | "false";

export const savedJobsQuery = (asked: { page: number; applied?: Applied }) =>
  queryOptions({
    queryKey: [...jobKeys.lists, "saved", asked],
    queryFn: ({ signal }) => call(listSavedJobs, asked, signal),
    select: withExcerpts<Job>,
  });

type Notes = { note?: string | null; appliedAt?: string | null };

/** Saves a job, edits the notes on it, or removes it; each call resolves to whether it succeeded. */
export function useSavedJob({ id, saved }: Pick<Job, "id" | "saved">) {
  const client = useQueryClient();
  const about = `saved job ${id}`;

  function show(next: SavedJob | null) {
    const changed = (job: Job) => (job.id === id ? { ...job, saved: next } : job);
    client.setQueryData<Job>(jobKeys.one(id), (job) => job && changed(job));
    client.setQueriesData<PostList<Job>>({ queryKey: jobKeys.lists }, (list) => {
      return list && { ...list, results: list.results.map(changed) };
    });
    void client.invalidateQueries({ queryKey: jobKeys.lists });
  }

  async function attempt(send: () => Promise<SavedJob | null>): Promise<boolean> {
    try {
      show(await send());
      notify.answered(about);
      return true;
    } catch (error) {
      const failed = isExplainedByServer(error) ? messageOf(error) : messages.savedJobsFailed;
      notify.failure(error, about, failed);
      return false;
    }
  }

  const save = (notes: Notes = {}) => attempt(() => call(saveJob, { id, ...notes }));
  async function forget() {
    const isGone = await attempt(async () => {
      await call(forgetSavedJob, { id });
      return null;
    });
    const undo = () => void save({ note: saved?.note, appliedAt: saved?.appliedAt });
    if (isGone) notify.success(messages.removed, undefined, { label: messages.undo, onClick: undo });
    return isGone;
  }
  return { save, forget };
}
