import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aProject } from "../support/builders.ts";

const board = testBoard();
let alice: Member;
let bob: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice" });
  bob = await board.join({ firstName: "Bob" });
});

test("sharing a project creates a complete record that belongs to its author", async () => {
  const [react] = await board.skillIds("React");
  const reply = await alice.post("/projects", aProject({ skills: [react], ownerId: bob.id }));
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({
    id: expect.any(Number),
    title: "A map of quiet places",
    description: "We collect places where one can work in peace.",
    dateFrom: "2026-01-31",
    dateTo: "2026-12-31",
    ownerId: alice.id,
    User: { id: alice.id, firstName: "Alice", lastName: alice.lastName, avatar: null, verified: false },
    Skills: [{ id: react, name: "React" }],
    stage: null,
    repository: null,
    seats: [],
    team: [],
    own: { request: null, invitation: null, handover: false, removed: null },
    handover: null,
    createdAt: expect.any(String),
    updatedAt: reply.body.createdAt,
  });
  expect((await bob.get(`/projects/${reply.body.id}`)).body).toEqual(reply.body);
  expect((await bob.get("/projects?search=react")).body.results[0].id).toBe(reply.body.id);
});

test("a project requires a title and a description, but no dates", async () => {
  const reply = await alice.post("/projects", {});
  expect(reply.body.fields).toEqual({ title: "This field is required", description: "This field is required" });
  const plain = await alice.post("/projects", aProject({ dateFrom: "", dateTo: null }));
  expect(plain).toMatchObject({ status: 201, body: { dateFrom: null, dateTo: null } });
});

test.each([["2026-02-30"], ["infinity"], ["2026-1-1"], ["31.12.2026"], ["1899-12-31"], ["2101-01-01"], [7], ["now"]])(
  "S42 %j isn't a valid date",
  async (dateFrom) => {
    const reply = await alice.post("/projects", aProject({ dateFrom, dateTo: "" }));
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual(["dateFrom"]);
  },
);

test("a project can't end before it begins", async () => {
  const reply = await alice.post("/projects", aProject({ dateFrom: "2026-02-01", dateTo: "2026-01-31" }));
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { dateTo: "The end date must not be before the start date" } },
  });
  expect((await alice.post("/projects", aProject({ dateFrom: "2026-02-01", dateTo: "2026-02-01" }))).status).toBe(201);
});

test("S19 only its owner and staff can change or delete a project", async () => {
  const mo = await board.join({ role: "moderator" });
  const { body: project } = await alice.post("/projects", aProject());
  expect((await bob.put(`/projects/${project.id}`, aProject({ title: "Mine" }))).status).toBe(403);
  expect((await bob.delete(`/projects/${project.id}`)).status).toBe(403);
  expect((await alice.get(`/projects/${project.id}`)).body).toEqual(project);
  const changed = await mo.put(`/projects/${project.id}`, { title: "New", description: "text" });
  expect(changed).toMatchObject({
    status: 200,
    body: { title: "New", dateFrom: null, dateTo: null, ownerId: alice.id },
  });
  expect((await alice.delete(`/projects/${project.id}`)).status).toBe(204);
  expect((await alice.get(`/projects/${project.id}`)).status).toBe(404);
});

test("a member's matches list projects that fit by score, without their own", async () => {
  const carol = await board.join({ skills: ["React", "CSS"] });
  const [react, css, rust, php] = await board.skillIds("React", "CSS", "Rust", "PHP");
  const share = async (by: Member, title: string, skills: unknown[]) =>
    (await by.post("/projects", aProject({ title, skills }))).body.id as number;
  const whole = await share(alice, "Whole", [react, css]);
  const half = await share(alice, "Half", [react, rust]);
  await share(alice, "None", [php]);
  await share(carol, "Own", [react]);
  const { body } = await carol.get("/match/projects");
  const found = body.results.filter(({ id }: { id: number }) => id === whole || id === half);
  expect(found.map(({ title }: { title: string }) => title)).toEqual(["Whole", "Half"]);
  expect(found[0]).toMatchObject({ score: 1, missing: [] });
  expect(found[1]).toMatchObject({ matched: [{ name: "React" }], missing: [{ name: "Rust" }] });
  expect(body.results.map(({ title }: { title: string }) => title)).not.toContain("Own");

  const seenFromThePost = await alice.get(`/match/users/projects/${half}`);
  const carolThere = seenFromThePost.body.results.find(({ id }: { id: number }) => id === carol.id);
  expect(carolThere.score).toBe(found[1].score);

  expect((await bob.get("/match/projects")).body).toEqual({ results: [] });
});
