import { useNavigate } from "react-router";
import * as status from "#messages/job-status.ts";
import * as messages from "#messages/jobs.ts";
import { addJob, deleteJob, editJob, type Job, type NewJob } from "../../contract/jobs/jobs.ts";
import { pages, paths } from "../../contract/pages.ts";
import { call } from "../api/api.ts";
import { usePostDeletion, usePostSaving } from "../posts/post-changes.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/post-form-state.ts";
import { goBack } from "../ui/shell/back-link.tsx";
import { JobFields } from "./job-fields.tsx";
import { jobKeys } from "./job-queries.ts";
import { useJobStatus } from "./job-status.ts";
import { type JobValues, jobResolver, valuesOf } from "./job-values.ts";

/** Adds a job, or saves the one with this id. */
const useSaveJob = (id?: number) =>
  usePostSaving(jobKeys, (job: NewJob, key) =>
    id === undefined ? call(addJob, job, undefined, { key }) : call(editJob, { ...job, id }),
  );

const useDeleteJob = () => usePostDeletion(jobKeys, (job) => call(deleteJob, job));

/** Adds a job, or edits the given one. */
export function JobForm({ job }: { job?: Job }) {
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveJob(job?.id);
  const { form, ...state } = usePostForm<JobValues, NewJob>({
    kind: "job",
    words: messages.saving,
    id: job?.id,
    resolver: jobResolver,
    values: valuesOf(job),
    send,
    onSaved: () => (job ? goBack(navigate, paths.job(job.id)) : navigate(pages.jobs, { replace: true })),
  });
  const { change } = useJobStatus(job?.id ?? 0);

  async function markFilled({ id }: { id: number }) {
    const isFilled = await change("filled");
    // Unsaved edits keep the form open.
    if (isFilled && !state.isEdited()) navigate(paths.job(id), { replace: true });
  }

  return (
    <PostForm
      deletionWords={messages.deletion}
      deletion={useDeleteJob()}
      insteadOfDeletion={
        job?.status === "open" ? { label: status.markFilled, act: () => void markFilled(job) } : undefined
      }
      list={pages.jobs}
      kind="job"
      post={job}
      state={state}
    >
      <JobFields form={form} job={job} />
    </PostForm>
  );
}
