import { listOutcomes, listWantedSkills } from "../../contract/outcomes.ts";
import type { Board } from "../http/services.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { skillToLearn } from "../matches/skill-to-learn.ts";
import { outcomesOf } from "./outcome-store.ts";
import { wantedSkills } from "./wanted-skill-store.ts";

export function outcomes({ serve, database, currentSkills }: Board & { currentSkills: CurrentSkills }): void {
  serve(listOutcomes, ({ input }) => outcomesOf(database, input));

  serve(listWantedSkills, async ({ input, session }) => {
    const [wanted, mine] = await Promise.all([
      wantedSkills(database, input.quarter),
      skillToLearn(database, currentSkills, session.user.id),
    ]);
    return { ...wanted, mine };
  });
}
