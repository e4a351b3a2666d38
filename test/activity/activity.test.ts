import { beforeAll, expect, test } from "vitest";
import { boardActivity } from "../../server/activity/activity-store.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();
let job: number;
let question: number;
let member: Awaited<ReturnType<typeof board.join>>;

beforeAll(async () => {
  member = await board.join({ firstName: "Mira", lastName: "Okafor" });
  const company = await board.database<{ id: number }[]>`insert into companies (name) values ('Lantern') returning id`;
  job = (await member.post("/jobs", aJob({ title: "Baker" }))).body.id;
  await member.post("/projects", aProject({ title: "Oven" }));
  question = (await member.post("/questions", aQuestion({ title: "Rye?" }))).body.id;
  await member.post("/comments", { parent: "questions", parentId: question, text: "Yes." });
  await member.post("/comments", { parent: "companies", parentId: company[0]?.id, text: "Kind people." });
  await board.database`
    insert into jobs (title, description, link, created_at)
    values ('Of last year', 'd', 'https://example.org', now() - interval '300 days')`;
});

test("members read what happened in the last days, newest first, with where it can be seen", async () => {
  const { status, body } = await member.get("/activity");
  expect(status).toBe(200);
  expect(body.results.map(({ at: _, ...shown }: { at: string }) => shown)).toEqual([
    { kind: "comment", page: "company", id: 1, title: "Lantern" },
    { kind: "answer", page: "question", id: question, title: "Rye?" },
    { kind: "question", page: "question", id: question, title: "Rye?" },
    { kind: "project", page: "project", id: 1, title: "Oven" },
    { kind: "job", page: "job", id: job, title: "Baker" },
    { kind: "member", page: "user", id: member.id, title: "Mira Okafor" },
  ]);
});

test("S27 visitors learn that something happened and in which hour, and nothing else", async () => {
  const { status, body } = await board.visitor.get("/activity");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["results"]);
  expect(body.results.map(({ kind }: { kind: string }) => kind)).toEqual([
    "comment",
    "answer",
    "question",
    "project",
    "job",
    "member",
  ]);
  for (const shown of body.results) {
    expect(Object.keys(shown)).toEqual(["kind", "at"]);
    expect(shown.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00.000Z$/);
  }
});

test("S29 who asks within the same moment shares an answer, afterwards it is a new one", async () => {
  const addJob = () =>
    board.database`insert into jobs (title, description, link) values ('Cook', 'd', 'https://x.org')`;
  const kept = boardActivity(board.database, 60_000);
  const notKept = boardActivity(board.database, -1);
  const before = await Promise.all([kept(), kept(), notKept()]);
  await addJob();
  expect(await kept()).toEqual(before[0]);
  expect(await notKept()).toHaveLength(before[0].length + 1);
});
