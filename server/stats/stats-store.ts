import type { Stats } from "../../contract/stats.ts";
import type { Connection } from "../database.ts";

/** Counts the board. Visitors who ask while it counts share its answer, so that asking often costs no more. */
export function boardStats(database: Connection): () => Promise<Stats> {
  let counting: Promise<Stats> | undefined;
  return () => {
    counting ??= countBoard(database).finally(() => {
      counting = undefined;
    });
    return counting;
  };
}

async function countBoard(database: Connection): Promise<Stats> {
  const [stats] = await database<[Stats]>`
    select (select count(*) from users)::int as users,
      (select count(*) from user_skills)::int as skills,
      (select count(*) from projects)::int as projects,
      (select count(*) from comments where project_id is not null)::int as comments_on_projects,
      (select count(*) from jobs)::int as jobs,
      (select count(*) from comments where job_id is not null)::int as comments_on_jobs,
      (select count(*) from questions)::int as questions,
      (select count(*) from comments where question_id is not null)::int as answers_to_questions`;
  return stats;
}
