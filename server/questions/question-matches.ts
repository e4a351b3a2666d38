import type { MatchingQuestion } from "../../contract/matches.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { type Keyed, postsMatching } from "../matches/match-store.ts";
import { isMatched } from "../matches/post-index.ts";

/** The unanswered questions that a member could answer, best first, without the member's own. */
export async function questionsMatching(
  database: Connection,
  currentSkills: CurrentSkills,
  memberId: number,
  limit: number,
): Promise<MatchingQuestion[]> {
  const { matches, withFits } = await postsMatching(database, currentSkills, "question", memberId, limit);
  return withFits(
    await database<Keyed<MatchingQuestion>[]>`
      select id as key, number as id, title, votes, created_at
      from posts join question_states on post_id = id
      where id = any(${matches.map((match) => match.id)}) and ${isMatched(database)}`,
  );
}
