import {
  addJob,
  answerStillOpen,
  deleteJob,
  editJob,
  findDuplicates,
  getJob,
  listInsiders,
  listJobs,
  previewJobs,
  setJobStatus,
} from "../../contract/jobs/jobs.ts";
import * as savedJobCalls from "../../contract/jobs/saved-jobs.ts";
import { matchJobs } from "../../contract/matches.ts";
import { postOnce } from "../http/idempotency.ts";
import { HttpProblem, says } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { withModerationNotice, withModerationNotices } from "../moderation/moderation-notices.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { editGuard } from "../moderation/text-hold.ts";
import { jobWords } from "../moderation/text-words.ts";
import { withExcerpts } from "../posts/post-excerpts.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import { insidersOf } from "./job-insider-store.ts";
import { jobList } from "./job-list.ts";
import { jobsMatching } from "./job-matches.ts";
import { setJobStatus as setStatus } from "./job-status-store.ts";
import * as store from "./job-store.ts";
import { jobsWithLink } from "./job-store.ts";
import { forgetSavedJob, savedJobsPage, saveJob } from "./saved-job-store.ts";
import { answerToken } from "./still-open-store.ts";

export function jobs(board: Board & { defences: Defences; lists: Lists; currentSkills: CurrentSkills }): void {
  const { serve, database, config, mail, limits, defences, currentSkills } = board;
  const listed = jobList(board);
  insiderRoutes(board);
  savedJobRoutes(board);
  stillOpenRoutes(board);

  serve(listJobs, async ({ input, session, messages }) => {
    const list = await listed(input, session.user.id, messages);
    // Only a member's own list contains hidden jobs.
    if (!input.mine) return list;
    return { ...list, results: await withModerationNotices(database, "jobs", { ...session, messages }, list.results) };
  });

  serve.forVisitors(previewJobs, ({ input }) => store.jobPreviews(database, input.limit));

  serve(matchJobs, async ({ input, session }) => ({
    results: await jobsMatching(database, currentSkills, session.user.id, input.limit),
  }));

  serve(findDuplicates, async ({ input }) => ({
    results: await jobsWithLink(database, input.link, input.except),
  }));

  serve(getJob, async (call) => {
    const job = await store.jobById(database, call.input.id, call.session.user);
    return withModerationNotice(database, "jobs", call, job);
  });

  serve.manyAtOnce(addJob, async (call) => {
    const { input, session } = call;
    const job = await postOnce(database, call, (connection) =>
      store.addJob(connection, { limits, defences }, input, session),
    );
    return withModerationNotice(database, "jobs", call, job);
  });

  serve(editJob, async (call) => {
    const { id, ...changed } = call.input;
    const { user } = call.session;
    const job = await changePost(
      database,
      { kind: "job", number: id, user },
      (transaction, post) => store.replaceJob(transaction, post, changed, user.id),
      editGuard({ limits, defences }, call.session, jobWords(changed)),
    );
    return withModerationNotice(database, "jobs", call, job);
  });

  serve(setJobStatus, async (call) => {
    const { id, ...wanted } = call.input;
    const job = await setStatus(database, limits, { ...wanted, number: id, writer: call.session });
    return withModerationNotice(database, "jobs", call, job);
  });

  serve(deleteJob, ({ input: { id, ...why }, session }) =>
    deletePost(database, { kind: "job", number: id, user: session.user }, { config, mail, ...why }),
  );
}

function stillOpenRoutes({ serve, database }: Board): void {
  serve(answerStillOpen, async ({ input: { token, answer } }) => {
    const job = await answerToken(database, token, answer);
    if (!job) throw new HttpProblem(400, "invalid-token", says("deadLink"));
    return job;
  });
}

function insiderRoutes({ serve, database }: Board): void {
  serve(listInsiders, ({ input, session }) => insidersOf(database, input.id, session));
}

function savedJobRoutes({ serve, database, lists }: Board & { lists: Lists }): void {
  serve(savedJobCalls.listSavedJobs, async ({ input, session }) =>
    withExcerpts(await savedJobsPage(database, lists, session.user, input)),
  );

  serve(savedJobCalls.saveJob, ({ input: { id, ...notes }, session }) =>
    saveJob(database, { ...notes, number: id, reader: session.user }),
  );

  serve(savedJobCalls.forgetSavedJob, ({ input, session }) => forgetSavedJob(database, session.user.id, input.id));
}
