import { kindAt } from "../../contract/posts.ts";
import { matchJobs, matchProjects, matchUsers } from "../../contract/skills/matches.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import { currentSkills } from "./current-skills.ts";
import * as matches from "./match-store.ts";

export function serveMatches(serve: Serve, { database }: Surroundings, feed: ChangeFeed): void {
  const index = currentSkills(database, feed);

  serve(matchUsers, async ({ input: { parent, id, limit }, session }) => ({
    results: await matches.usersMatching(database, index, { kind: kindAt(parent), number: id }, limit, session.user),
  }));

  serve(matchJobs, async ({ input, session }) => ({
    results: await matches.jobsMatching(database, index, session.user.id, input.limit),
  }));

  serve(matchProjects, async ({ input, session }) => ({
    results: await matches.projectsMatching(database, index, session.user.id, input.limit),
  }));
}
