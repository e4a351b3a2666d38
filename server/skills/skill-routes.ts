import { nameSkills } from "../../contract/skills/named-skills.ts";
import { getSkill, listSkills } from "../../contract/skills/skills.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import type { SkillNaming } from "./named-skills.ts";
import * as skills from "./skill-store.ts";

export function serveSkills(serve: Serve, { database }: Surroundings, lists: Lists, skillsNamedIn: SkillNaming): void {
  serve(listSkills, ({ input, messages }) => skills.skillsPage(database, lists, input, messages.reasons));

  serve(getSkill, ({ input }) => skills.skillById(database, input.id));

  serve(nameSkills, async ({ input }) => ({ results: await skillsNamedIn(input.text) }));
}
