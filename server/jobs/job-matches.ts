import type { MatchingJob } from "../../contract/matches.ts";
import { companyJson, joinedCompany } from "../companies/company-sql.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { type Keyed, postsMatching } from "../matches/match-store.ts";
import { salaryJson } from "../posts/post-sql.ts";
import { isListed } from "../visibility/visibility.ts";

/** The jobs that fit a member, best first, without the member's own. */
export async function jobsMatching(
  database: Connection,
  currentSkills: CurrentSkills,
  memberId: number,
  limit: number,
): Promise<MatchingJob[]> {
  const { matches, withFits } = await postsMatching(database, currentSkills, "job", memberId, limit);
  return withFits(
    await database<Keyed<MatchingJob>[]>`
      select posts.id as key, posts.number as id, posts.title, posts.created_at, jobs.location,
        jobs.workplace, jobs.type, ${salaryJson(database)} as salary, ${companyJson(database)} as "Company"
      from posts join jobs on jobs.post_id = posts.id ${joinedCompany(database, "jobs.company_id")}
      where posts.id = any(${matches.map((match) => match.id)}) and ${isListed(database, "posts")}`,
  );
}
