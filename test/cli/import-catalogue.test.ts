import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/connection.ts";
import { addSkills } from "../../server/skills/skill-bulk-store.ts";
import { loadSkillCatalogue, skillCatalogue } from "../../server/skills/skill-catalogue.ts";
import { everythingIn, importStage } from "./import-stage.ts";

const stage = importStage();

test("simultaneous starts on an empty board load the skill catalogue once", async () => {
  await stage.database`truncate skills cascade`;
  await Promise.all([1, 2, 3, 4].map(() => loadSkillCatalogue(stage.database)));
  const [{ skills, aliases }] = await stage.database<[{ skills: number; aliases: number }]>`
    select (select count(*)::int from skills) as skills, (select count(*)::int from skill_aliases) as aliases`;
  expect(skills).toBe(skillCatalogue.length);
  expect(aliases).toBe(skillCatalogue.flatMap((skill) => skill.aliases).length);
});

test("loading the skill catalogue again writes nothing", async () => {
  const written = () => stage.database`select max(xmin::text::bigint) as newest from skill_aliases`;
  const before = [await everythingIn(stage.database), await written()];
  await loadSkillCatalogue(stage.database);
  expect([await everythingIn(stage.database), await written()]).toEqual(before);
});

test("Next.js implies JavaScript, but not the reverse", async () => {
  const impliedBy = async (name: string) => {
    const rows = await stage.database<{ name: string }[]>`
      select implied.name from implied_skills
      join skills on skills.id = skill_id join skills implied on implied.id = implied_id
      where skills.name = ${name} order by implied.name`;
    return rows.map((row) => row.name);
  };
  expect(await impliedBy("Next.js")).toEqual(["JavaScript", "Next.js", "React"]);
  expect(await impliedBy("JavaScript")).toEqual(["JavaScript"]);
});

test("a new catalogue respells skills, adds some and moves aliases", async () => {
  const given = [
    { name: "FIGMA", aliases: ["Figma Design", "Fig"], implies: [] },
    { name: "Vue 3", aliases: ["vuejs"], implies: ["Vue.js"] },
  ];
  const { added, changed } = await stage.database.begin((sql: Transaction) => addSkills(sql, given));
  expect([...added]).toEqual(["Vue 3"]);
  expect([...changed].toSorted()).toEqual(["FIGMA", "Vue 3"]);
  const aliases = await stage.database`
    select alias, name from skill_aliases join skills on skills.id = skill_id
    where alias in ('fig', 'figma design', 'vue 3', 'vuejs') order by alias`;
  expect(aliases.map(({ alias, name }) => `${alias}: ${name}`)).toEqual([
    "fig: FIGMA",
    "figma design: FIGMA",
    "vuejs: Vue 3",
  ]);
});
