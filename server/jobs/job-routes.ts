import { findDuplicates } from "../../contract/jobs/duplicates.ts";
import { addJob, deleteJob, editJob, getJob, listJobs, previewJobs, setJobStatus } from "../../contract/jobs/jobs.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Guarded } from "../moderation/defences/defences.ts";
import { guarding } from "../moderation/defences/held-texts.ts";
import { jobWords } from "../moderation/defences/words.ts";
import { noticing, noticingOwn } from "../moderation/notices/notices.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import { jobsWithLink } from "./duplicate-store.ts";
import { setJobStatus as setStatus } from "./job-status-store.ts";
import * as jobs from "./job-store.ts";
import type { JobList } from "./list/job-list.ts";

export function serveJobs(serve: Serve, { database, config, mail, limits, defences }: Guarded, listed: JobList): void {
  const once = postingOnce(database);
  const noticed = noticing(database, "jobs");
  serve(
    listJobs,
    noticingOwn(database, "jobs")(({ input, session, messages }) => listed(input, session.user.id, messages)),
  );

  serve.forVisitors(previewJobs, ({ input }) => jobs.jobPreviews(database, input.limit));

  serve(findDuplicates, async ({ input }) => ({
    results: await jobsWithLink(database, input.link, input.except),
  }));

  serve(
    getJob,
    noticed(({ input, session }) => jobs.jobById(database, input.id, session.user)),
  );

  serve.manyAtOnce(
    addJob,
    noticed((call) =>
      once(call, (connection) => jobs.addJob(connection, { limits, defences }, call.input, call.session)),
    ),
  );

  serve(
    editJob,
    noticed(({ input: { id, ...changed }, session }) =>
      changePost(
        database,
        { kind: "job", number: id, user: session.user },
        (transaction, post) => jobs.replaceJob(transaction, post, changed, session.user.id),
        guarding({ limits, defences }, session, jobWords(changed)),
      ),
    ),
  );

  serve(
    setJobStatus,
    noticed(({ input: { id, ...wanted }, session }) =>
      setStatus(database, limits, { ...wanted, number: id, writer: session }),
    ),
  );

  serve(deleteJob, ({ input: { id, ...why }, session }) =>
    deletePost(database, { kind: "job", number: id, user: session.user }, { config, mail, ...why }),
  );
}
