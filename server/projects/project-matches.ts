import type { MatchingProject } from "../../contract/matches.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { type Keyed, postsMatching } from "../matches/match-store.ts";
import { namedSeatJson } from "../matches/seat-wishes.ts";
import { isListed } from "../visibility/visibility.ts";

/** The projects that fit a member, best first, without the member's own. */
export async function projectsMatching(
  database: Connection,
  currentSkills: CurrentSkills,
  memberId: number,
  limit: number,
): Promise<MatchingProject[]> {
  const { matches, withFits } = await postsMatching(database, currentSkills, "project", memberId, limit);
  return withFits(
    await database<Keyed<MatchingProject>[]>`
      select posts.id as key, posts.number as id, title, created_at,
        case when project_seats.number is not null then ${namedSeatJson(database)} end as seat
      from unnest(${matches.map(({ id }) => id)}::int[], ${matches.map(({ seat }) => seat)}::int[]) best (id, seat)
        join posts using (id) left join project_seats on post_id = posts.id and project_seats.number = best.seat
      where ${isListed(database, "posts")}`,
  );
}
