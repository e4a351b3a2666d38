import { getSkill, listSkills } from "../../contract/skills.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import type { Lists } from "../lists/list-page.ts";
import * as skills from "./skill-store.ts";

export function serveSkills(serve: Serve, { database }: Surroundings, lists: Lists): void {
  serve(listSkills, ({ input }) => skills.skillsPage(database, lists, input));

  serve(getSkill, ({ input }) => skills.skillById(database, input.id));
}
