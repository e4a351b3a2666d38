import type { PostKind } from "../../contract/posts.ts";
import type { Stats } from "../../contract/stats.ts";
import type { Database } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

/** How much is on the board. */
export async function statsOf(database: Database): Promise<Stats> {
  const isShown = isVisible(database, "posts");
  const posts = (kind: PostKind) => database`
    (select count(*)::int from posts where kind = ${kind} and ${isShown})`;
  const comments = (kind: PostKind) => database`
    (select count(*)::int from comments join posts on posts.id = post_id
      where kind = ${kind} and ${isVisible(database, "comments")})`;
  const [stats] = await database<[Stats]>`
    select (select count(*)::int from users where ${isVisible(database, "users")}) as users,
      (select count(*)::int from user_skills where ${isVisible(database, "user_skills")}) as skills,
      ${posts("project")} as projects, ${comments("project")} as comments_on_projects,
      ${posts("job")} as jobs, ${comments("job")} as comments_on_jobs,
      ${posts("question")} as questions,
      (select coalesce(sum(answer_count), 0)::int from question_states where listed) as answers_to_questions`;
  return stats;
}
