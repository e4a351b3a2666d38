import type { Command } from "commander";
import { newSkill, type SkillName } from "../../contract/skills.ts";
import type { Database } from "../database/connection.ts";
import { accepted } from "../import/import-row.ts";
import { isolated } from "../mail/mail-text.ts";
import * as curation from "../skills/skill-curation-store.ts";
import { suggestionsPage } from "../skills/suggestion-store.ts";
import { operator, withBoard } from "./board-session.ts";

export function addSkillsCommand(board: Command): void {
  const skills = board.command("skills").description("looks after the skills that members name");
  skills
    .command("suggestions")
    .description("lists the skills that members suggest, the most wanted first; staff accept them on the web")
    .action(() => withBoard(({ database }) => listSuggestions(database)));
  skills
    .command("add")
    .description("adds a skill")
    .argument("<name>")
    .action((name: string) =>
      withBoard(async ({ database }) => {
        const given = accepted(newSkill, { name });
        const added = await database.begin((sql) => curation.addSkill(sql, given.name, operator));
        console.log(`Added the skill ${isolated(added.name)}.`);
      }),
    );
  skills
    .command("alias")
    .description("gives a skill another name: JS for JavaScript")
    .argument("<skill>")
    .argument("<alias>")
    .action((name: string, alias: string) =>
      withBoard(async ({ database }) => {
        const skill = await skillNamed(database, name);
        const given = accepted(newSkill, { name: alias });
        await database.begin((sql) => curation.addAlias(sql, { skillId: skill.id, alias: given.name }, operator));
        console.log(`${isolated(given.name)} means ${isolated(skill.name)} now.`);
      }),
    );
  skills
    .command("unalias")
    .description("removes another name of a skill")
    .argument("<skill>")
    .argument("<alias>")
    .action((name: string, alias: string) =>
      withBoard(async ({ database }) => {
        const skill = await skillNamed(database, name);
        await database.begin((sql) => curation.removeAlias(sql, { skillId: skill.id, alias }, operator));
        console.log(`${isolated(alias)} doesn't mean ${isolated(skill.name)} any more.`);
      }),
    );
  skills
    .command("imply")
    .description("makes one skill imply another: React, JavaScript")
    .argument("<skill>")
    .argument("<implied>")
    .action((name: string, other: string) =>
      withBoard(async ({ database }) => {
        const [skill, implied] = [await skillNamed(database, name), await skillNamed(database, other)];
        await database.begin((sql) => curation.implySkill(sql, { skillId: skill.id, impliedId: implied.id }, operator));
        console.log(`${isolated(skill.name)} implies ${isolated(implied.name)} now.`);
      }),
    );
  skills
    .command("unimply")
    .description("removes such an implication")
    .argument("<skill>")
    .argument("<implied>")
    .action((name: string, other: string) =>
      withBoard(async ({ database }) => {
        const [skill, implied] = [await skillNamed(database, name), await skillNamed(database, other)];
        await database.begin((sql) =>
          curation.removeImplication(sql, { skillId: skill.id, impliedId: implied.id }, operator),
        );
        console.log(`${isolated(skill.name)} no longer implies ${isolated(implied.name)}.`);
      }),
    );
  skills
    .command("merge")
    .description("merges the first skill into the second, which keeps its name as another name")
    .argument("<gone>")
    .argument("<kept>")
    .action((name: string, other: string) =>
      withBoard(async ({ database }) => {
        const [gone, kept] = [await skillNamed(database, name), await skillNamed(database, other)];
        await database.begin((sql) => curation.mergeSkills(sql, { skillId: gone.id, intoId: kept.id }, operator));
        console.log(
          `${isolated(gone.name)} was merged into ${isolated(kept.name)} for all members, jobs and projects.`,
        );
      }),
    );
}

async function listSuggestions(database: Database): Promise<void> {
  const { results, total } = await suggestionsPage(database, { page: 1, limit: 100 });
  console.log(`${total} suggested`);
  for (const { name, userCount } of results) console.log(`  ${isolated(name)}, by ${userCount}`);
}

async function skillNamed(database: Database, name: string): Promise<SkillName> {
  const skill = await curation.skillCalled(database, name);
  if (!skill) throw new Error(`No skill is called ${isolated(name)}.`);
  return skill;
}
