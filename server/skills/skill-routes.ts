import { getSkill, listSkills } from "../../contract/skills.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import * as skills from "./skill-store.ts";

export function serveSkills(serve: Serve, { database }: Surroundings): void {
  serve(listSkills, ({ input }) => skills.skillsPage(database, input));

  serve(getSkill, ({ input }) => skills.skillById(database, input.id));
}
