import { getSkill, listSkills } from "../../contract/skills/skills.ts";
import type { Serve } from "../http/endpoint-server.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import * as skills from "./skill-store.ts";

export function serveSkills(serve: Serve, { database }: Surroundings, lists: Lists): void {
  serve(listSkills, ({ input }) => skills.skillsPage(database, lists, input));

  serve(getSkill, ({ input }) => skills.skillById(database, input.id));
}
