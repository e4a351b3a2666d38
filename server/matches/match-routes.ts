import { kindAt } from "../../contract/posts.ts";
import { matchJobs, matchProjects, matchQuestions, matchUsers } from "../../contract/skills/matches.ts";
import type { Board } from "../http/board.ts";
import type { CurrentSkills } from "./current-skills.ts";
import * as store from "./match-store.ts";

export function matches({ serve, database, currentSkills }: Board & { currentSkills: CurrentSkills }): void {
  serve(matchUsers, async ({ input: { parent, id, limit }, session }) => ({
    results: await store.usersMatching(database, currentSkills, { kind: kindAt(parent), number: id }, limit, session),
  }));

  serve(matchJobs, async ({ input, session }) => ({
    results: await store.jobsMatching(database, currentSkills, session.user.id, input.limit),
  }));

  serve(matchProjects, async ({ input, session }) => ({
    results: await store.projectsMatching(database, currentSkills, session.user.id, input.limit),
  }));

  serve(matchQuestions, async ({ input, session }) => ({
    results: await store.questionsMatching(database, currentSkills, session.user.id, input.limit),
  }));
}
