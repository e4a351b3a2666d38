import { type PostedKind, postedKinds, postKinds } from "../../contract/posts.ts";
import type { Stats } from "../../contract/stats.ts";
import type { Database } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

/** How much is on the board. */
export async function statsOf(database: Database): Promise<Stats> {
  const isShown = isVisible(database, "posts");
  const comments = (kind: PostedKind) => database`
    select count(*)::int from comments join posts on posts.id = post_id
    where kind = ${kind} and ${isVisible(database, "comments")}`;
  const answers = database`select coalesce(sum(answer_count), 0)::int from question_states where listed`;
  const ofKinds = postedKinds.map((kind) => {
    const { path, commented, commentCount } = postKinds[kind];
    return database`(select count(*)::int from posts where kind = ${kind} and ${isShown}) as ${database(path)},
      (${commented === "answer.posted" ? answers : comments(kind)}) as ${database(commentCount)}`;
  });
  const [stats] = await database<[Stats]>`
    select (select count(*)::int from users where ${isVisible(database, "users")}) as users,
      (select count(*)::int from user_skills where ${isVisible(database, "user_skills")}) as skills,
      ${ofKinds.reduce((all, one) => database`${all}, ${one}`)}`;
  return stats;
}
