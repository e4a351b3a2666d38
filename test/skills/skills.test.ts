import { expect, test } from "vitest";
import { testBoard } from "../stage/board.ts";
import { aJob, aProject } from "../stage/builders.ts";

const board = testBoard();

test("skills are listed by name with who has them, found by a part of their name", async () => {
  const alice = await board.join({ firstName: "Alice", skills: ["JavaScript", "TypeScript"] });
  await board.join({ skills: ["TypeScript"] });
  const { body } = await alice.get("/skills?search=script");
  const names = body.results.map(({ name }: { name: string }) => name);
  expect(names).toContain("JavaScript");
  expect(names).toContain("TypeScript");
  const typescript = body.results.find(({ name }: { name: string }) => name === "TypeScript");
  expect(typescript).toMatchObject({ userCount: 2, Users: [{ id: alice.id }, expect.anything()] });

  const all = await alice.get("/skills?limit=5000");
  expect(all.body.total).toBeGreaterThanOrEqual(150);
  expect(all.body.results).toHaveLength(all.body.total);
});

test("C, C++ and C# are three", async () => {
  const member = await board.join();
  const first = async (search: string) =>
    (await member.get(`/skills?search=${encodeURIComponent(search)}`)).body.results[0].name;
  expect(await first("c++")).toBe("C++");
  expect(await first("C#")).toBe("C#");
});

test("a skill shows its people, jobs and projects", async () => {
  const poster = await board.join({ skills: ["Elixir"] });
  const [elixir] = await board.skillIds("Elixir");
  const { body: job } = await poster.post("/jobs", aJob({ skills: [elixir] }));
  const { body: project } = await poster.post("/projects", aProject({ skills: [elixir] }));
  expect((await poster.get(`/skills/${elixir}`)).body).toEqual({
    id: elixir,
    name: "Elixir",
    userCount: 1,
    Users: [{ id: poster.id, firstName: poster.firstName, lastName: poster.lastName, avatar: null }],
    Jobs: [{ id: job.id, title: job.title }],
    Projects: [{ id: project.id, title: project.title }],
  });
  expect((await poster.get("/skills/999999")).status).toBe(404);
});
