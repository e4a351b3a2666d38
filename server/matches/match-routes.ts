import { matchUsers } from "../../contract/matches.ts";
import { kindAt } from "../../contract/posts.ts";
import type { Board } from "../http/services.ts";
import type { CurrentSkills } from "./current-skills.ts";
import { usersMatching } from "./match-store.ts";

export function matches({ serve, database, currentSkills }: Board & { currentSkills: CurrentSkills }): void {
  serve(matchUsers, async ({ input: { parent, id, limit }, session }) => ({
    results: await usersMatching(database, currentSkills, { kind: kindAt(parent), number: id }, limit, session),
  }));
}
