import { findDuplicates } from "../../contract/jobs/duplicates.ts";
import { addJob, deleteJob, editJob, getJob, listJobs, previewJobs, setJobStatus } from "../../contract/jobs/jobs.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import { jobsWithLink } from "./duplicate-store.ts";
import { setJobStatus as setStatus } from "./job-status-store.ts";
import * as jobs from "./job-store.ts";

export function serveJobs(serve: Serve, { database, limits }: Surroundings, lists: Lists): void {
  const once = postingOnce(database);
  serve(listJobs, ({ input }) => jobs.jobsPage(database, lists, input));

  serve(previewJobs, ({ input }) => jobs.jobPreviews(database, input.limit));

  serve(findDuplicates, async ({ input }) => ({
    results: await jobsWithLink(database, input.link, input.except),
  }));

  serve(getJob, ({ input, session }) => jobs.jobById(database, input.id, session.user));

  serve.manyAtOnce(addJob, (call) =>
    once(call, (connection) => jobs.addJob(connection, limits, call.input, call.session.user.id)),
  );

  serve(editJob, ({ input: { id, ...changed }, session }) =>
    changePost(database, { kind: "job", number: id, user: session.user }, (transaction, key) =>
      jobs.replaceJob(transaction, key, changed),
    ),
  );

  serve(setJobStatus, ({ input: { id, ...wanted }, session }) =>
    setStatus(database, { ...wanted, number: id, user: session.user }),
  );

  serve(deleteJob, ({ input: { id, text }, session }) =>
    deletePost(database, { kind: "job", number: id, user: session.user, reason: text }),
  );
}
