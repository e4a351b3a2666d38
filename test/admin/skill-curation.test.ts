import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Transaction } from "../../server/database/connection.ts";
import { loadSkillCatalogue } from "../../server/skills/skill-catalogue.ts";
import { implySkill, mergeSkills } from "../../server/skills/skill-curation-store.ts";
import { suggestSkill } from "../../server/skills/suggestion-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aProject } from "../support/builders.ts";

const board = testBoard();
let moderator: Member;
let member: Member;

beforeAll(async () => {
  moderator = await board.join({ role: "moderator" });
  member = await board.join();
});

const skillsOf = async (who: Member) =>
  (await who.get("/account")).body.user.Skills.map(({ name }: { name: string }) => name);

describe("a suggested skill", () => {
  const suggest = (who: Member, name: string) => who.post("/skills/suggestions", { name });
  const waiting = async () => (await moderator.get("/skills/suggestions")).body.results;

  test("is listed once for all who suggest it; once accepted, they hold it and match by it", async () => {
    const other = await board.join();
    expect(await suggest(member, " Weaving ")).toMatchObject({ status: 201, body: { name: "Weaving", skill: null } });
    for (const name of ["weaving", "WEAVING"]) await suggest(other, name);
    const [suggestion] = await waiting();
    expect(suggestion).toMatchObject({ name: "Weaving", userCount: 2, Users: [{ id: member.id }, { id: other.id }] });
    const { body: skill } = await moderator.put(`/skills/suggestions/${suggestion.id}/skill`, {});
    expect(skill).toEqual({ id: expect.any(Number), name: "Weaving" });
    expect(await waiting()).toEqual([]);
    expect([await skillsOf(member), await skillsOf(other)]).toEqual([["Weaving"], ["Weaving"]]);
    const { body: job } = await moderator.post("/jobs", aJob({ skills: [skill.id] }));
    expect((await moderator.get(`/match/users/jobs/${job.id}`)).body.results).toHaveLength(2);
  });

  test("can be accepted under a better name or as an alias of an existing skill", async () => {
    await suggest(member, "Knittting");
    const [misspelt] = await waiting();
    const { body: knitting } = await moderator.put(`/skills/suggestions/${misspelt.id}/skill`, { name: "Knitting" });
    expect(knitting.name).toBe("Knitting");
    await suggest(member, "Strickerei");
    const [foreign] = await waiting();
    const { body } = await moderator.put(`/skills/suggestions/${foreign.id}/skill`, { skillId: knitting.id });
    expect(body).toEqual(knitting);
    expect(await skillsOf(member)).toEqual(["Knitting", "Weaving"]);
    for (const name of ["strickerei", "knittting", "KNITTING"]) {
      expect((await suggest(member, name)).body.skill, name).toEqual(knitting);
    }
    expect(await waiting()).toEqual([]);
  });

  test("can be declined; of two simultaneous decisions one gets 404", async () => {
    await suggest(member, "Being nice");
    const [{ id }] = await waiting();
    const replies = await Promise.all([1, 2].map(() => moderator.delete(`/skills/suggestions/${id}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  test("is one of at most ten waiting per member", async () => {
    const eager = await board.join();
    for (let n = 1; n <= 10; n += 1) expect((await suggest(eager, `Craft ${n}`)).status).toBe(201);
    expect((await suggest(eager, "Craft 11")).status).toBe(409);
    expect((await suggest(eager, "craft 3")).status).toBe(201);
    const hasty = await board.join();
    const wishes = Array.from({ length: 20 }, (_, n) =>
      board.database.begin((sql) => suggestSkill(sql, `Trade ${n}`, hasty.id)),
    );
    const outcomes = await Promise.allSettled(wishes);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    await board.database`delete from users where id = ${hasty.id}`;
    await board.database`delete from users where id = ${eager.id}`;
    expect(await waiting()).toEqual([]);
  });
});

describe("merging two skills", () => {
  test("changes members, jobs and projects, and makes the old name an alias", async () => {
    const [vue, svelte] = await board.skillIds("Vue.js", "Svelte");
    const [both, one] = [await board.join({ skills: ["Vue.js", "Svelte"] }), await board.join({ skills: ["Svelte"] })];
    const { body: job } = await member.post("/jobs", aJob({ skills: [svelte] }));
    const { body: project } = await member.post("/projects", aProject({ skills: [svelte, vue] }));
    const { body: asked } = await member.post("/jobs", aJob({ skills: [vue] }));
    expect((await member.get(`/match/users/jobs/${asked.id}`)).body.results).toHaveLength(1);
    expect(await moderator.put(`/skills/${svelte}/merger`, { intoId: vue })).toMatchObject({
      body: { name: "Vue.js" },
    });
    expect([await skillsOf(both), await skillsOf(one)]).toEqual([["Vue.js"], ["Vue.js"]]);
    const named = async (path: string) => (await member.get(path)).body.Skills;
    for (const path of [`/jobs/${job.id}`, `/projects/${project.id}`]) {
      expect(await named(path)).toEqual([{ id: vue, name: "Vue.js" }]);
    }
    expect((await member.get(`/match/users/jobs/${asked.id}`)).body.results).toHaveLength(2);
    await loadSkillCatalogue(board.database);
    const { results: left } = (await member.get("/skills?search=svelte")).body;
    expect(left.map(({ name }: { name: string }) => name)).toEqual(["Vue.js", "SvelteKit"]);
    const [curated] = (await moderator.get("/admin/skills?search=vue.js")).body.results;
    expect(curated.aliases).toContain("svelte");
  });

  test("changes saved searches and merges those that become the same", async () => {
    const [gone, kept, other] = await board.skillIds("Kotlin", "Java", "Docker");
    const searcher = await board.join();
    const save = (query: string, kind = "jobs") => searcher.post("/saved-searches", { kind, query });
    await save(`skill=${kept}&type=freelance`);
    await save(`skill=${gone}&skill=${other}&workplace=remote`);
    const { body: double } = await save(`skill=${gone}&type=freelance`);
    await searcher.put(`/saved-searches/${double.id}`, { mail: "now" });
    await save(`skill=${gone}&skill=${kept}`);
    await save(`skill=${gone}`);
    await save(`skill=${gone}`, "users");
    await save(`search=skill%3D${gone}`);
    await member.post("/jobs", aJob({ skills: [gone] }));
    expect((await moderator.put(`/skills/${gone}/merger`, { intoId: kept })).status).toBe(200);
    const { results } = (await searcher.get("/saved-searches")).body;
    const both = [kept, other].map((id) => `skill=${id}`).toSorted();
    expect(results.map(({ kind, query }: { kind: string; query: string }) => [kind, query])).toEqual([
      ["jobs", `search=skill%3D${gone}`],
      ["users", `skill=${kept}`],
      ["jobs", `skill=${kept}`],
      ["jobs", `${both.join("&")}&workplace=remote`],
      ["jobs", `skill=${kept}&type=freelance`],
    ]);
    expect(results.map(({ mail }: { mail: string }) => mail)).toEqual(["daily", "daily", "daily", "daily", "now"]);
    expect(results[2].total).toBe(1);
    for (const { kind, query } of results) expect((await save(query, kind)).status).toBe(409);
  });

  test("may take longer than a request's time limit", { tags: "all" }, async () => {
    const [gone, kept] = await board.skillIds("Perl", "Scala");
    await board.database`
      create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(4.6); return old; end $$`;
    await board.database`create trigger take_time before delete on skills for each row execute function take_time()`;
    onTestFinished(async () => {
      await board.database`drop function take_time cascade`;
    });
    expect((await moderator.put(`/skills/${gone}/merger`, { intoId: kept })).status).toBe(200);
  });

  test("is refused with itself or with a skill that doesn't exist", async () => {
    const [rust] = await board.skillIds("Rust");
    expect((await moderator.put(`/skills/${rust}/merger`, { intoId: rust })).status).toBe(409);
    expect((await moderator.put(`/skills/${rust}/merger`, { intoId: 999_999 })).status).toBe(404);
    expect((await moderator.put("/skills/999999/merger", { intoId: rust })).status).toBe(404);
  });

  test("keeps implications free of cycles", async () => {
    const whole = (work: (transaction: Transaction) => Promise<unknown>) => board.database.begin(work);
    const made: number[] = [];
    for (const name of ["Spinning", "Carding", "Felting", "Dyeing"]) {
      made.push((await moderator.post("/skills", { name })).body.id);
    }
    const [spinning, carding, felting, dyeing] = made;
    const chain = [
      [spinning, carding],
      [carding, felting],
      [felting, dyeing],
    ] as [number, number][];
    for (const [skillId, impliedId] of chain) {
      expect((await moderator.put(`/skills/${skillId}/implications/${impliedId}`)).status).toBe(204);
    }
    const circle = { skillId: dyeing as number, impliedId: spinning as number };
    await expect(whole((sql) => implySkill(sql, circle, "command line"))).rejects.toThrow("Spinning implies Dyeing");
    await whole((sql) => mergeSkills(sql, { skillId: felting as number, intoId: spinning as number }, "command line"));
    const implied = await board.database`
      select skill_id, implied_id from skill_implications join skills on skills.id = implied_id
      where skill_id = any(${[spinning, carding, dyeing] as number[]}) order by name`;
    expect(implied.map(({ skillId, impliedId }) => [skillId, impliedId])).toEqual([
      [spinning, carding],
      [spinning, dyeing],
    ]);
  });
});

test("a name or alias of a skill can't be added again in another spelling", async () => {
  const [postgres, rust] = await board.skillIds("PostgreSQL", "Rust");
  expect((await moderator.post("/skills", { name: "  postgresql " })).status).toBe(409);
  expect((await moderator.post(`/skills/${rust}/aliases`, { alias: "POSTGRES" })).status).toBe(409);
  expect((await moderator.post(`/skills/${postgres}/aliases`, { alias: "Elephant  Base" })).status).toBe(201);
  const [skill] = (await moderator.get("/admin/skills?search=postgresql")).body.results;
  expect(skill.aliases).toContain("elephant base");
  const twice = await Promise.all(["Loom", "loom"].map((name) => moderator.post("/skills", { name })));
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("aliases and implications can be removed, even those of the catalogue", async () => {
  const [next, react, js] = await board.skillIds("Next.js", "React", "JavaScript");
  const holder = await board.join({ skills: ["Next.js"] });
  const { body: job } = await member.post("/jobs", aJob({ skills: [react] }));
  const fitting = async () =>
    (await member.get(`/match/users/jobs/${job.id}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await fitting()).toContain(holder.id);
  expect((await moderator.delete(`/skills/${next}/implications/${react}`)).status).toBe(204);
  expect(await fitting()).not.toContain(holder.id);
  expect((await moderator.delete(`/skills/${next}/implications/${react}`)).status).toBe(404);
  expect((await moderator.delete(`/skills/${react}/aliases`, { alias: "js" })).status).toBe(404);
  expect((await moderator.delete(`/skills/${js}/aliases`, { alias: " JS " })).status).toBe(204);
  await loadSkillCatalogue(board.database);
  const curated = async (name: string) => (await moderator.get(`/admin/skills?search=${name}`)).body.results[0];
  expect((await curated("Next.js")).implies).toEqual([]);
  expect((await curated("JavaScript")).aliases).not.toContain("js");
  expect((await moderator.post("/skills", { name: "JS" })).status).toBe(201);
  expect((await moderator.put(`/skills/${next}/implications/${react}`)).status).toBe(204);
  expect(await fitting()).toContain(holder.id);
});

test("S18 members can suggest skills, but not curate them", async () => {
  for (const [method, path] of [
    ["GET", "/skills/suggestions"],
    ["GET", "/admin/skills"],
    ["POST", "/skills"],
    ["PUT", "/skills/1/merger"],
    ["POST", "/skills/1/aliases"],
    ["DELETE", "/skills/1/aliases"],
    ["PUT", "/skills/1/implications/2"],
    ["DELETE", "/skills/1/implications/2"],
    ["DELETE", "/skills/suggestions/1"],
  ] as const) {
    expect((await member.send(method, path)).status, `${method} ${path}`).toBe(403);
  }
});
