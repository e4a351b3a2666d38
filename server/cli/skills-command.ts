import type { Command } from "commander";
import { newSkill, type SkillName } from "../../contract/skills/skills.ts";
import type { Database } from "../database/connection.ts";
import { accepted } from "../import/import-row.ts";
import { isolated } from "../mail/isolated.ts";
import * as curation from "../skills/skill-curation-store.ts";
import { suggestionsPage } from "../skills/suggestion-store.ts";
import { operator, withBoard } from "./board-session.ts";

export function addSkillsCommand(board: Command): void {
  const skills = board.command("skills").description("looks after the skills that members name");
  skills
    .command("suggestions")
    .description("lists what members miss, the most wanted first; staff accept them on the web")
    .action(() => withBoard(({ database }) => listSuggestions(database)));
  skills
    .command("add")
    .description("adds a skill")
    .argument("<name>")
    .action((name: string) =>
      withBoard(async ({ database }) => {
        const given = accepted(newSkill, { name });
        const added = await database.begin((sql) => curation.addSkill(sql, given.name, operator));
        console.log(`${isolated(added.name)} is a skill now.`);
      }),
    );
  skills
    .command("alias")
    .description("lets another name mean a skill: JS is JavaScript")
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
    .description("takes another name from a skill")
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
    .description("lets whoever has the first have the second: React, JavaScript")
    .argument("<skill>")
    .argument("<implied>")
    .action((name: string, other: string) =>
      withBoard(async ({ database }) => {
        const [skill, implied] = [await skillNamed(database, name), await skillNamed(database, other)];
        await database.begin((sql) => curation.implySkill(sql, { skillId: skill.id, impliedId: implied.id }, operator));
        console.log(`Whoever has ${isolated(skill.name)} has ${isolated(implied.name)} now.`);
      }),
    );
  skills
    .command("unimply")
    .description("takes that back")
    .argument("<skill>")
    .argument("<implied>")
    .action((name: string, other: string) =>
      withBoard(async ({ database }) => {
        const [skill, implied] = [await skillNamed(database, name), await skillNamed(database, other)];
        await database.begin((sql) =>
          curation.removeImplication(sql, { skillId: skill.id, impliedId: implied.id }, operator),
        );
        console.log(`Whoever has ${isolated(skill.name)} doesn't have ${isolated(implied.name)} by it any more.`);
      }),
    );
  skills
    .command("merge")
    .description("makes one skill of two; the name of the first means the second from now on")
    .argument("<gone>")
    .argument("<kept>")
    .action((name: string, other: string) =>
      withBoard(async ({ database }) => {
        const [gone, kept] = [await skillNamed(database, name), await skillNamed(database, other)];
        await database.begin((sql) => curation.mergeSkills(sql, { skillId: gone.id, intoId: kept.id }, operator));
        console.log(`${isolated(gone.name)} is ${isolated(kept.name)} now, for all members, jobs and projects.`);
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
