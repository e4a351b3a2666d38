import { getSkill, listSkills, nameSkills } from "../../contract/skills.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import { skillCurationRoutes } from "./skill-curation-routes.ts";
import type { SkillNaming } from "./skill-naming.ts";
import * as store from "./skill-store.ts";

export function skills(board: Board & { lists: Lists; skillsNamedIn: SkillNaming }): void {
  const { serve, database, lists, skillsNamedIn } = board;
  skillCurationRoutes(board);

  serve(listSkills, ({ input, messages }) => store.skillsPage(database, lists, input, messages.matchReasons));

  serve(getSkill, ({ input }) => store.skillById(database, input.id));

  serve(nameSkills, async ({ input }) => ({ results: await skillsNamedIn(input.text) }));
}
