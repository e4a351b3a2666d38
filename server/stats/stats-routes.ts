import { getStats, type Stats } from "../../contract/stats.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Counts, Totals } from "../lists/totals.ts";

/** How much is on the board. Nothing is counted for it, and visitors who ask at the same time share an answer. */
export function serveStats(serve: Serve, feed: ChangeFeed, totals: Totals): void {
  serve(getStats, async () => {
    await feed.look();
    return statsOf(await totals());
  });
}

const statsOf = ({ user, user_skill, project, job, question, ...more }: Counts): Stats => ({
  users: user,
  skills: user_skill,
  projects: project,
  commentsOnProjects: more.project_comment,
  jobs: job,
  commentsOnJobs: more.job_comment,
  questions: question,
  answersToQuestions: more.answer,
});
