import * as curation from "../../contract/skills.ts";
import { suggestSkill } from "../../contract/skills.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import * as skills from "./skill-curation-store.ts";
import { curatedSkillsPage } from "./skill-store.ts";
import * as suggestions from "./suggestion-store.ts";

export function skillCurationRoutes({ serve, database, lists }: Board & { lists: Lists }): void {
  serve(suggestSkill, async ({ input: { name }, session }) => {
    const skill = await skills.skillCalled(database, name);
    if (!skill) await database.begin((transaction) => suggestions.suggestSkill(transaction, name, session.user.id));
    return { name, skill };
  });

  serve(curation.listSuggestions, ({ input }) => suggestions.suggestionsPage(database, input));

  serve(curation.acceptSuggestion, ({ input: { id, ...meant }, session }) =>
    database.begin((transaction) => suggestions.acceptSuggestion(transaction, id, meant, session.user)),
  );

  serve(curation.declineSuggestion, ({ input, session }) =>
    database.begin((transaction) => suggestions.declineSuggestion(transaction, input.id, session.user)),
  );

  serve(curation.listCuratedSkills, ({ input }) => curatedSkillsPage(database, lists, input));

  serve(curation.addSkill, ({ input, session }) =>
    database.begin((transaction) => skills.addSkill(transaction, input.name, session.user)),
  );

  serve(curation.addAlias, ({ input: { id, alias }, session }) =>
    database.begin((transaction) => skills.addAlias(transaction, { skillId: id, alias }, session.user)),
  );

  serve(curation.removeAlias, ({ input: { id, alias }, session }) =>
    database.begin((transaction) => skills.removeAlias(transaction, { skillId: id, alias }, session.user)),
  );

  // Merging popular skills changes many records, so it gets more time.
  serve.patiently(curation.mergeSkills, ({ input: { id, intoId }, session }) =>
    database.begin((transaction) => skills.mergeSkills(transaction, { skillId: id, intoId }, session.user)),
  );

  serve(curation.implySkill, ({ input: { id, impliedId }, session }) =>
    database.begin((transaction) => skills.implySkill(transaction, { skillId: id, impliedId }, session.user)),
  );

  serve(curation.removeImplication, ({ input: { id, impliedId }, session }) =>
    database.begin((transaction) => skills.removeImplication(transaction, { skillId: id, impliedId }, session.user)),
  );
}
