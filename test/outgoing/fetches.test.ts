import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion } from "../support/builders.ts";

const board = testBoard();
const asked: string[] = [];
const stranger = createServer(({ url = "" }, response) => {
  asked.push(url);
  response.end("ok");
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/secret`;
});
afterAll(() => new Promise<void>((resolve) => stranger.close(() => resolve())));

test("S26 S53 the server fetches no address that a member writes, not even as a picture", async () => {
  const mira = await board.join();
  const markdown = `![picture](${url}) <img src="${url}"> [link](${url})`;
  const { body: job } = await mira.post("/jobs", aJob({ link: url, description: markdown, avatar: url, logo: url }));
  await mira.post("/projects", aProject({ description: markdown }));
  await mira.post("/questions", aQuestion({ description: markdown }));
  await mira.post("/comments", { parent: "jobs", parentId: job.id, text: markdown });
  const company = await mira.send("POST", "/company", { body: aForm({ name: url, file: url, logo: url }) });
  expect(company.body).toMatchObject({ name: url, logo: null });
  const form = { firstName: "A", lastName: "B", email: mira.email, file: url, avatar: url };
  const profile = await mira.send("PUT", `/users/${mira.id}`, { body: aForm(form) });
  expect(profile.body).toMatchObject({ avatar: null });
  const headers = { "Content-Type": "application/json", "x-ai-provider": url, "x-ai-mode": "development", Host: url };
  const messages = [{ role: "user", content: url }];
  await mira.send("POST", "/prompts", {
    headers,
    body: JSON.stringify({ model: url, messages, jobId: job.id, baseUrl: url }),
  });
  await mira.post("/prompts", { messages, jobId: job.id });
  await board.visitor.post("/mail", { name: "A", email: "a@b.example", request: markdown });
  await mira.get(`/jobs?search=${encodeURIComponent(url)}`);
  expect((await mira.get(`/jobs/${job.id}`)).body).toMatchObject({ link: url, description: markdown });
  expect(asked).toEqual([]);
});

test("S24 S30 matches contain no more about members than lists, and no reply contains a secret", async () => {
  const skills = ["React", "CSS"];
  const [mira] = await Promise.all([board.join({ skills }), board.join({ skills }), board.join({ skills })]);
  const { body: job } = await mira.post("/jobs", aJob({ skills: await board.skillIds(...skills) }));
  const { body } = await mira.get(`/match/users/jobs/${job.id}`);
  const { body: list } = await mira.get("/users");
  expect(body.results.length).toBeGreaterThan(1);
  const known = [...Object.keys(list.results[0]), "score", "matched", "missing", "missingRequired", "required"];
  for (const person of body.results) expect(Object.keys(person).filter((key) => !known.includes(key))).toEqual([]);

  const paths = [
    "/jobs",
    `/jobs/${job.id}`,
    "/users",
    "/skills",
    "/match/jobs",
    "/match/projects",
    "/account",
    "/account/sessions",
  ];
  for (const path of [
    ...paths,
    `/users/${mira.id}`,
    `/match/users/jobs/${job.id}`,
    "/stats",
    "/activity",
    "/account/export",
  ]) {
    const reply = await mira.get(path);
    expect(reply.status, path).toBe(200);
    expect(JSON.stringify(reply.body), path).not.toMatch(/"[^"]*(pass|hash|token|secret)[^"]*":/i);
    const addresses = JSON.stringify(reply.body).match(/member\d+@example\.org/g) ?? [];
    expect(
      addresses.filter((address) => address !== mira.email),
      path,
    ).toEqual([]);
  }
});
