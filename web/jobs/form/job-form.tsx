import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "react-router";
import * as messages from "#messages/jobs.ts";
import { type Job, type NewJob, newJob } from "../../contract/jobs/jobs.ts";
import { pages, paths } from "../../contract/pages.ts";
import { PostForm } from "../posts/post-form.tsx";
import { usePostForm } from "../posts/use-post-form.ts";
import { goBack } from "../ui/navigation/back-link.tsx";
import { JobFields, type JobValues } from "./job-fields.tsx";
import { useDeleteJob, useSaveJob } from "./job-queries.ts";

function valuesOf(job?: Job): JobValues {
  return {
    title: job?.title ?? "",
    description: job?.description ?? "",
    location: job?.location ?? "",
    link: job?.link ?? "",
    companyId: String(job?.companyId ?? ""),
    skills: job?.Skills.map(({ id }) => id) ?? [],
  };
}

/** Add a Job without `job`, Edit Job with it. */
export function JobForm({ job }: { job?: Job }) {
  const navigate = useNavigate();
  const { mutateAsync: send } = useSaveJob(job?.id);
  const { form, ...state } = usePostForm<JobValues, NewJob>({
    kind: "job",
    words: messages.saving,
    id: job?.id,
    resolver: zodResolver(newJob),
    values: valuesOf(job),
    send,
    onSaved: () => (job ? goBack(navigate, paths.job(job.id)) : navigate(pages.jobs, { replace: true })),
  });

  return (
    <PostForm
      deletionWords={messages.deletion}
      deletion={useDeleteJob()}
      list={pages.jobs}
      kind="job"
      post={job}
      state={state}
    >
      <JobFields form={form} job={job} />
    </PostForm>
  );
}
