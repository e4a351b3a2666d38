import { matchJobs, matchProjects, matchUsers } from "../../contract/skills/matches.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
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
