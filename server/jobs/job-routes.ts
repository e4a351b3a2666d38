import { addJob, deleteJob, editJob, getJob, listJobs, previewJobs } from "../../contract/jobs.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { deletePost, postToEdit } from "../posts/post-store.ts";
import * as jobs from "./job-store.ts";

export function serveJobs(serve: Serve, { database }: Surroundings): void {
  serve(listJobs, ({ input }) => jobs.jobsPage(database, input));

  serve(previewJobs, ({ input }) => jobs.jobPreviews(database, input.limit));

  serve(getJob, ({ input }) => jobs.jobById(database, input.id));

  serve(addJob, ({ input, session }) => jobs.addJob(database, input, session.user.id));

  serve(editJob, async ({ input: { id, ...changed }, session }) => {
    const job = await postToEdit(database, "jobs", id, session.user);
    return jobs.replaceJob(database, job.id, changed);
  });

  serve(deleteJob, async ({ input, session }) => {
    const job = await postToEdit(database, "jobs", input.id, session.user);
    await deletePost(database, "jobs", job.id);
  });
}
