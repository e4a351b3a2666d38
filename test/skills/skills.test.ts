import { expect, test } from "vitest";
import { openDatabase } from "../../server/database/connection.ts";
import { type EmbeddedConnection, superuser } from "../../server/database/postgres-cluster.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aProject } from "../support/builders.ts";

const board = testBoard();

test("skills are listed with their members, and found by a part of their name", async () => {
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

test("C, C++ and C# are three different skills", async () => {
  const member = await board.join();
  const first = async (search: string) =>
    (await member.get(`/skills?search=${encodeURIComponent(search)}`)).body.results[0].name;
  expect(await first("c++")).toBe("C++");
  expect(await first("C#")).toBe("C#");
});

test("U36 skills are listed with their current aliases, and found by them", async () => {
  const moderator = await board.join({ role: "moderator" });
  const kubernetes = async (path: string) =>
    (await moderator.get(path)).body.results.find(({ name }: { name: string }) => name === "Kubernetes");
  const { id, aliases } = await kubernetes("/skills?limit=1000");
  expect(aliases).toContain("k8s");
  expect((await kubernetes("/skills?search=kubernetes")).aliases).toEqual(aliases);
  await moderator.post(`/skills/${id}/aliases`, { alias: "Koobernetees" });
  expect((await kubernetes("/skills?limit=1000")).aliases).toContain("koobernetees");
  expect(await kubernetes("/skills?search=Koober&limit=1000")).toMatchObject({ id, Users: [] });
  expect((await moderator.get("/skills?search=Koober&limit=1000")).body.total).toBe(1);
  await moderator.delete(`/skills/${id}/aliases`, { alias: "koobernetees" });
  expect((await kubernetes("/skills?limit=1000")).aliases).toEqual(aliases);
  expect(await kubernetes("/skills?search=Koober&limit=1000")).toBeUndefined();
});

test("a skill's page shows its people, jobs and projects", async () => {
  const poster = await board.join({ skills: ["Elixir"] });
  const [elixir] = await board.skillIds("Elixir");
  const { body: job } = await poster.post("/jobs", aJob({ skills: [elixir] }));
  const { body: project } = await poster.post("/projects", aProject({ skills: [elixir] }));
  expect((await poster.get(`/skills/${elixir}`)).body).toEqual({
    id: elixir,
    name: "Elixir",
    userCount: 1,
    Users: [{ id: poster.id, firstName: poster.firstName, lastName: poster.lastName, avatar: null, verified: false }],
    Jobs: [{ id: job.id, title: job.title }],
    Projects: [{ id: project.id, title: project.title }],
  });
  expect((await poster.get("/skills/999999")).status).toBe(404);
});

test("a skill's page shows its first 20 people by name and its newest 20 jobs", async () => {
  const { database } = board;
  const member = await board.join({ skills: ["Haskell"] });
  const [haskell] = (await board.skillIds("Haskell")) as [number];
  const asSuperuser = openDatabase({ ...(board.address as EmbeddedConnection), username: superuser }, { max: 1 });
  await asSuperuser.begin(async (quickly) => {
    // Without triggers: this test needs neither search documents nor the change feed.
    await quickly`set local session_replication_role = replica`;
    await quickly`
      with people as (
        insert into users (first_name, last_name, email)
        select 'F' || n % 13, 'L' || n % 701, 'many' || n || '@example.org' from generate_series(1, 3100) n returning id
      ) insert into user_skills select id, ${haskell} from people where id % 40 > 0`;
    await quickly`
      with posted as (
        insert into posts (kind, number, title, created_at)
        select 'job', next_number('job'), 'Job ' || n, now() + n % 53 * interval '1 hour'
        from generate_series(1, 3100) n returning id
      ), described as (
        insert into jobs (post_id, listed, posted_at, description, link) select id, true, now(), 'x', 'https://example.org' from posted)
      insert into post_skills (post_id, skill_id, of_kind) select id, ${haskell}, 'job' from posted where id % 40 > 0`;
  });
  await asSuperuser.end();
  const projects: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    projects.unshift((await member.post("/projects", aProject({ skills: [haskell] }))).body.id);
  }
  const people = await database<{ id: number }[]>`
    select id from users join user_skills on user_id = id where skill_id = ${haskell}
    order by last_name, first_name, id limit 20`;
  const jobs = await database<{ id: number }[]>`
    select number as id from posts join post_skills on post_id = id where skill_id = ${haskell} and kind = 'job' order by created_at desc, id desc limit 20`;
  const { body } = await member.get(`/skills/${haskell}`);
  const ids = (records: { id: number }[]) => records.map(({ id }) => id);
  expect(body.userCount).toBeGreaterThan(3000);
  expect(ids(body.Users)).toEqual(ids(people));
  expect(ids(body.Jobs)).toEqual(ids(jobs));
  expect(ids(body.Projects)).toEqual(projects);
});
