import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aProject } from "../support/builders.ts";

const board = testBoard();
let owner: Member;
let react: number;
let css: number;

beforeAll(async () => {
  owner = await board.join({ firstName: "Olga" });
  [react, css] = (await board.skillIds("React", "CSS")) as [number, number];
});

const added = async (more: Record<string, unknown>) => (await owner.post("/projects", aProject(more))).body;
const seat = (name: string, more: object = {}) => ({ name, skills: [react], ...more });

test("E01 a project has a stage, a repository, and seats with skills and hours", async () => {
  const repository = "https://github.example/harbour/map";
  const given = {
    stage: "building",
    repository,
    seats: [seat("Frontend", { skills: [react, css], hours: 6 }), seat("Words")],
  };
  const reply = await owner.post("/projects", aProject(given));
  expect(reply).toMatchObject({ status: 201, body: { stage: "building", repository, team: [] } });
  const empty = { state: "open", member: null, since: null };
  expect(reply.body.seats).toEqual([
    {
      number: 1,
      name: "Frontend",
      skills: [
        { id: css, name: "CSS" },
        { id: react, name: "React" },
      ],
      hours: 6,
      ...empty,
    },
    { number: 2, name: "Words", skills: [{ id: react, name: "React" }], hours: null, ...empty },
  ]);
  const { body } = await owner.get(`/projects?limit=1`);
  expect(body.results[0].seats).toEqual(reply.body.seats);
});

test("E01 a PUT keeps omitted stage, repository and seats; null clears the first two", async () => {
  const { id, ...before } = await added({
    stage: "idea",
    repository: "https://code.example/x",
    seats: [seat("Design")],
  });
  const { body: same } = await owner.put(`/projects/${id}`, aProject({ title: "Renamed" }));
  expect(same).toMatchObject({ title: "Renamed", stage: "idea", repository: before.repository, seats: before.seats });
  const { body: cleared } = await owner.put(`/projects/${id}`, aProject({ stage: null, repository: "" }));
  expect(cleared).toMatchObject({ stage: null, repository: null, seats: before.seats });
});

test("E01 seats are edited and reordered by number, and a number is never used again", async () => {
  const { id } = await added({ seats: [seat("Front"), seat("Back"), seat("Words")] });
  const seats = [seat("Ops"), seat("Backend", { number: 2, state: "closed", hours: 3 }), seat("Front", { number: 1 })];
  const { body } = await owner.put(`/projects/${id}`, aProject({ seats }));
  expect(body.seats).toMatchObject([
    { number: 4, name: "Ops", state: "open" },
    { number: 2, name: "Backend", state: "closed", hours: 3 },
    { number: 1, name: "Front" },
  ]);
  expect((await owner.put(`/projects/${id}`, aProject({ seats: [] }))).body.seats).toEqual([]);
  const { body: again } = await owner.put(`/projects/${id}`, aProject({ seats: [seat("Anew", { state: "taken" })] }));
  expect(again.seats).toMatchObject([{ number: 5, name: "Anew", state: "open", member: null }]);
});

test.each([
  ["a thirteenth seat", { seats: Array.from({ length: 13 }, (_, at) => ({ name: `S${at}` })) }, "seats"],
  ["no name", { seats: [{ name: " " }] }, "seats"],
  ["a name of 61 letters", { seats: [{ name: "x".repeat(61) }] }, "seats"],
  ["nine skills", { seats: [{ name: "X", skills: [1, 2, 3, 4, 5, 6, 7, 8, 9] }] }, "seats"],
  ["a skill that doesn't exist", { seats: [{ name: "X", skills: [2_000_000_000] }] }, "seats"],
  ["41 hours", { seats: [{ name: "X", hours: 41 }] }, "seats"],
  ["no hours", { seats: [{ name: "X", hours: 0 }] }, "seats"],
  ["a seat that isn't the project's", { seats: [{ name: "X", number: 9 }] }, "seats"],
  [
    "one seat twice",
    {
      seats: [
        { name: "X", number: 1 },
        { name: "Y", number: 1 },
      ],
    },
    "seats",
  ],
  ["an unknown stage", { stage: "paused" }, "stage"],
  ["a repository without https", { repository: "http://code.example/x" }, "repository"],
])("E01 a project with %s gets 400 for that field", async (_, more, field) => {
  const { id } = await added({ seats: [{ name: "One" }] });
  const reply = await owner.put(`/projects/${id}`, aProject(more));
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.fields)).toEqual([field]);
});

test("E01 ending a project closes its open seats, and changing the stage revives it", async () => {
  const { id } = await added({ stage: "running", seats: [seat("Front")] });
  const ended = await owner.put(`/projects/${id}`, aProject({ stage: "ended" }));
  expect(ended.body).toMatchObject({ stage: "ended", seats: [{ state: "closed" }] });
  const revived = aProject({ stage: "running", seats: [seat("Front", { number: 1, state: "open" })] });
  expect((await owner.put(`/projects/${id}`, revived)).body).toMatchObject({
    stage: "running",
    seats: [{ number: 1, state: "open" }],
  });
});

test("E01 merging skills replaces the merged skill in seats, matches and search", async () => {
  const admin = await board.join({ role: "admin" });
  const { body: old } = await admin.post("/skills", { name: "Boatbuilding" });
  const { body: kept } = await admin.post("/skills", { name: "Shipbuilding" });
  await admin.get("/match/projects");
  const { id } = await added({
    seats: [seat("Both", { skills: [old.id, kept.id] }), seat("One", { skills: [old.id] })],
  });
  expect((await admin.put(`/skills/${old.id}/merger`, { intoId: kept.id })).status).toBeLessThan(300);
  const { body } = await owner.get(`/projects/${id}`);
  const skills = [{ id: kept.id, name: "Shipbuilding" }];
  expect(body.seats).toMatchObject([{ skills }, { skills }]);
  const builder = await board.join({ skills: ["Shipbuilding"] });
  const fits = (await builder.get("/match/projects")).body.results;
  expect(fits.find((one: { id: number }) => one.id === id)).toMatchObject({ score: 1, missing: [] });
  const found = await owner.get("/search?q=skill:Shipbuilding");
  expect(JSON.stringify(found.body.groups)).toContain(`"id":${id}`);
});

test("E01 the case of a reported project shows its repository and seat names", async () => {
  const [admin, other] = [await board.join({ role: "admin" }), await board.join()];
  const { id } = await added({ repository: "https://code.example/x", seats: [seat("Buy cheap watches")] });
  await other.post("/reports", { parent: "projects", id, reason: "spam" });
  const { body: cases } = await admin.get("/admin/reports?parent=projects");
  const found = cases.results.find((one: { title: string }) => one.title === "A map of quiet places");
  const { body } = await admin.get(`/admin/reports/${found.id}`);
  expect(JSON.stringify(body)).toContain("Buy cheap watches");
  expect(JSON.stringify(body)).toContain("https://code.example/x");
});
