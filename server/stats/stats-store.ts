import type { Stats } from "../../contract/stats.ts";
import type { Totals } from "../lists/totals.ts";

/**
 * How much is on the board. Nothing is counted for it, and visitors who ask at the same time share an answer, so that asking
 * often costs no more.
 */
export function boardStats(totals: Totals): () => Promise<Stats> {
  let asking: Promise<Stats> | undefined;
  return () => {
    asking ??= statsNow(totals).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function statsNow(totals: Totals): Promise<Stats> {
  const { users, projects, jobs, questions, ...more } = await totals();
  return {
    users,
    skills: more.user_skills,
    projects,
    commentsOnProjects: more.project_comments,
    jobs,
    commentsOnJobs: more.job_comments,
    questions,
    answersToQuestions: more.question_comments,
  };
}
