import { findDuplicates } from "../../contract/jobs/duplicates.ts";
import { addJob, deleteJob, editJob, getJob, listJobs, previewJobs, setJobStatus } from "../../contract/jobs/jobs.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import { jobsWithLink } from "./duplicate-store.ts";
import { setJobStatus as setStatus } from "./job-status-store.ts";
import * as jobs from "./job-store.ts";
import { currentJobs } from "./list/current-jobs.ts";
import { filteredJobs, isWithoutFilters } from "./list/filtered-jobs.ts";
import { ownReplies } from "./saved/own-replies.ts";

type Memory = { lists: Lists; feed: ChangeFeed; currentSkills: CurrentSkills };

export function serveJobs(serve: Serve, { database, limits }: Surroundings, { feed, ...memory }: Memory): void {
  const once = postingOnce(database);
  const own = ownReplies(database);
  const jobLists = { ...memory, database, currentJobs: currentJobs(database, feed) };
  serve(
    listJobs,
    ({ input, session, messages }) =>
      isWithoutFilters(input)
        ? jobs.jobsPage(database, memory.lists, input)
        : filteredJobs(jobLists, input, session.user.id, messages),
    own.list,
  );

  serve(previewJobs, ({ input }) => jobs.jobPreviews(database, input.limit));

  serve(findDuplicates, async ({ input }) => ({
    results: await jobsWithLink(database, input.link, input.except),
  }));

  serve(getJob, ({ input, session }) => jobs.jobById(database, input.id, session.user), own.job);

  serve.manyAtOnce(
    addJob,
    (call) => once(call, (connection) => jobs.addJob(connection, limits, call.input, call.session.user.id)),
    own.job,
  );

  serve(
    editJob,
    ({ input: { id, ...changed }, session }) =>
      changePost(database, { kind: "job", number: id, user: session.user }, (transaction, key) =>
        jobs.replaceJob(transaction, key, changed),
      ),
    own.job,
  );

  serve(
    setJobStatus,
    ({ input: { id, ...wanted }, session }) => setStatus(database, { ...wanted, number: id, user: session.user }),
    own.job,
  );

  serve(deleteJob, ({ input: { id, text }, session }) =>
    deletePost(database, { kind: "job", number: id, user: session.user, reason: text }),
  );
}
