import { useNavigate } from "react-router";
import * as status from "#messages/job-status.ts";
import * as messages from "#messages/jobs.ts";
import type { Job, NewJob } from "../../contract/jobs/jobs.ts";
import { pages, paths } from "../../contract/pages.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/post-form-state.ts";
import { goBack } from "../ui/shell/back-link.tsx";
import { useDeleteJob, useSaveJob } from "./job-changes.ts";
import { JobFields } from "./job-fields.tsx";
import { useJobStatus } from "./job-status.ts";
import { type JobValues, jobResolver, valuesOf } from "./job-values.ts";

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
