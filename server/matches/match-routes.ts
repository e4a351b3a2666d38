import { matchJobs, matchProjects, matchUsers } from "../../contract/matches.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import * as matches from "./match-store.ts";
import { skillFeed } from "./skill-feed.ts";

export function serveMatches(serve: Serve, { database }: Surroundings): void {
  const index = skillFeed(database);

  serve(matchUsers, async ({ input: { limit, ...post }, session }) => ({
    results: await matches.usersMatching(database, index, post, limit, session.user),
  }));

  serve(matchJobs, async ({ input, session }) => ({
    results: await matches.jobsMatching(database, index, session.user.id, input.limit),
  }));

  serve(matchProjects, async ({ input, session }) => ({
    results: await matches.projectsMatching(database, index, session.user.id, input.limit),
  }));
}
