import { getStats, type Stats } from "../../contract/stats.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Counts, Totals } from "../lists/totals.ts";

/** Serves the board's public numbers, from the cached totals. */
export function serveStats(serve: Serve, feed: ChangeFeed, totals: Totals): void {
  serve.forVisitors(getStats, async () => {
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
