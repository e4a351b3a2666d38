import { kindAt } from "../../contract/posts.ts";
import { matchJobs, matchProjects, matchQuestions, matchUsers } from "../../contract/skills/matches.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { CurrentSkills } from "./current-skills.ts";
import * as matches from "./match-store.ts";

export function serveMatches(serve: Serve, { database }: Surroundings, skills: CurrentSkills): void {
  serve(matchUsers, async ({ input: { parent, id, limit }, session }) => ({
    results: await matches.usersMatching(database, skills, { kind: kindAt(parent), number: id }, limit, session),
  }));

  serve(matchJobs, async ({ input, session }) => ({
    results: await matches.jobsMatching(database, skills, session.user.id, input.limit),
  }));

  serve(matchProjects, async ({ input, session }) => ({
    results: await matches.projectsMatching(database, skills, session.user.id, input.limit),
  }));

  serve(matchQuestions, async ({ input, session }) => ({
    results: await matches.questionsMatching(database, skills, session.user.id, input.limit),
  }));
}
