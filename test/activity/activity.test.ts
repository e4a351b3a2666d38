import { beforeAll, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";
import { writePosts } from "../support/posts.ts";

const board = testBoard();
let company: number;
let job: number;
let project: number;
let question: number;
let member: Awaited<ReturnType<typeof board.join>>;

beforeAll(async () => {
  member = await board.join({ firstName: "Mira", lastName: "Okafor" });
  company = (await member.send("POST", "/company", { body: aForm({ name: "Lantern" }) })).body.id;
  job = (await member.post("/jobs", aJob({ title: "Baker" }))).body.id;
  project = (await member.post("/projects", aProject({ title: "Oven" }))).body.id;
  question = (await member.post("/questions", aQuestion({ title: "Rye?" }))).body.id;
  await member.post("/comments", { parent: "questions", parentId: question, text: "Yes." });
  await member.post("/comments", { parent: "companies", parentId: company, text: "Kind people." });
  const createdAt = new Date(Date.now() - 300 * 24 * 60 * 60 * 1000).toISOString();
  await writePosts(board.database, "job", [{ title: "Of last year", createdAt }]);
});

type Shown = { kind: string; page: string; id: number; title: string; at: string };
const shown = async (): Promise<Shown[]> => (await member.get("/activity")).body.results;

test("members see recent activity, newest first, with links", async () => {
  const { status, body } = await member.get("/activity");
  expect(status).toBe(200);
  expect(body.results.map(({ at: _, ...rest }: Shown) => rest)).toEqual([
    { kind: "comment", page: "company", id: company, title: "Lantern" },
    { kind: "answer", page: "question", id: question, title: "Rye?" },
    { kind: "question", page: "question", id: question, title: "Rye?" },
    { kind: "project", page: "project", id: project, title: "Oven" },
    { kind: "job", page: "job", id: job, title: "Baker" },
    { kind: "member", page: "user", id: member.id, title: "Mira Okafor" },
  ]);
});

test("S27 visitors see only the kind and the hour of recent activity", async () => {
  const { status, body } = await board.visitor.get("/activity");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["results"]);
  expect(body.results.map(({ kind }: Shown) => kind)).toEqual((await shown()).map(({ kind }) => kind));
  for (const entry of body.results) {
    expect(Object.keys(entry)).toEqual(["kind", "at"]);
    expect(entry.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00.000Z$/);
  }
});

test("S111 activity lists an edited record once, with its current title, and no deleted one", async () => {
  const { body: other } = await member.post("/jobs", aJob({ title: "Miller" }));
  await member.put(`/jobs/${other.id}`, aJob({ title: "Head miller" }));
  expect((await shown()).filter(({ page, id }) => page === "job" && id === other.id)).toMatchObject([
    { kind: "job", title: "Head miller" },
  ]);
  const { length } = (await board.visitor.get("/activity")).body.results;
  await member.delete(`/jobs/${other.id}`);
  expect((await shown()).map(({ title }) => title)).not.toContain("Head miller");
  expect((await board.visitor.get("/activity")).body.results).toHaveLength(length - 1);
});

test("Q12 activity omits a deleted answer's placeholder, but lists the replies to it", async () => {
  const { body: asked } = await member.post("/questions", aQuestion({ title: "Spelt?" }));
  const there = { parent: "questions", parentId: asked.id };
  const { body: answer } = await member.post("/comments", { ...there, text: "No." });
  const { body: reply } = await member.post("/comments", { ...there, text: "Why not?", replyToId: answer.id });
  const atQuestion = async () => (await shown()).flatMap(({ kind, title }) => (title === "Spelt?" ? [kind] : []));
  expect(await atQuestion()).toEqual(["comment", "answer", "question"]);
  const { length } = (await board.visitor.get("/activity")).body.results;
  await member.delete(`/comments/${answer.id}`);
  expect((await member.get(`/comments/questions/${asked.id}`)).body.results).toMatchObject([
    { id: answer.id, deleted: true },
    { id: reply.id },
  ]);
  expect(await atQuestion()).toEqual(["comment", "question"]);
  expect((await board.visitor.get("/activity")).body.results).toHaveLength(length - 1);
  await member.delete(`/comments/${reply.id}`);
  expect(await atQuestion()).toEqual(["question"]);
  await member.delete(`/questions/${asked.id}`);
});

test("S92 S111 a suspended member's activity is hidden until the suspension is lifted", async () => {
  const moderator = await board.join({ role: "moderator" });
  const noisy = await board.join({ firstName: "Noisy" });
  await noisy.post("/jobs", aJob({ title: "Loud job" }));
  await noisy.post("/comments", { parent: "questions", parentId: question, text: "Loud" });
  const before = await shown();
  await moderator.put(`/users/${noisy.id}/suspension`, { reason: "Too loud" });
  const meanwhile = await shown();
  expect(meanwhile.map(({ title }) => title)).not.toContain("Loud job");
  expect(meanwhile.map(({ title }) => title).filter((title) => title.startsWith("Noisy"))).toEqual([]);
  expect(meanwhile.filter(({ kind }) => kind === "answer")).toHaveLength(1);
  await moderator.delete(`/users/${noisy.id}/suspension`);
  expect(await shown()).toEqual(before);
});

test("activity lists at most the five newest records of a kind", async () => {
  await writePosts(
    board.database,
    "question",
    Array.from({ length: 9 }, (_, n) => ({ title: `Question ${n}` })),
  );
  const questions = (await shown()).filter(({ kind }) => kind === "question");
  expect(questions.map(({ title }) => title)).toEqual([8, 7, 6, 5, 4].map((n) => `Question ${n}`));
});
