import { beforeAll, expect, onTestFinished, test } from "vitest";
import { languageOf } from "../../contract/languages/text-language.ts";
import { type DemoAccount, openAccounts } from "../../server/demo/demo-accounts.ts";
import { fillDemo } from "../../server/demo/demo-board.ts";
import { demoPeople, demoRecords } from "../../server/demo/demo-files.ts";
import { testBoard } from "../support/board.ts";
import { caller } from "../support/caller.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { runProgram } from "../support/server-process.ts";
import { dataFolder, unhurried } from "./data-folder.ts";

const board = testBoard();
let accounts: DemoAccount[];

beforeAll(async () => {
  expect(await fillDemo(board.database)).toBe(true);
  accounts = await openAccounts(board.database);
});

test("the demo has posts, comments and a picture for everyone, and its accounts can log in", async () => {
  const stats = (await board.visitor.get("/stats")).body;
  expect(stats).toMatchObject({ users: 60, jobs: 40, projects: 25, questions: 50 });
  expect(Math.min(stats.commentsOnJobs, stats.commentsOnProjects)).toBeGreaterThan(20);
  expect(stats.answersToQuestions).toBeGreaterThan(90);
  const { email, password } = accounts.find(({ role }) => role === "user") as DemoAccount;
  const { body: session } = await board.visitor.post("/auth/login", { email, password });
  const leila = caller(board.url, session.token);
  const jobs = await leila.get("/match/jobs");
  expect(jobs.body.results[0]).toMatchObject({ title: "Frontend Developer (React)", score: 1 });
  const questions = await leila.get("/match/questions");
  expect(questions.body.results[0]).toMatchObject({ title: "Combobox: what is announced?", score: 1 });
  const people = await leila.get("/users?limit=100");
  const faces = people.body.results.map(({ avatar }: { avatar: string }) => avatar);
  expect(new Set(faces).size).toBe(60);
  expect((await fetch(`${board.url}${faces[0]}`)).headers.get("content-type")).toBe("image/webp");

  const answers = await leila.get("/search?q=flex-wrap&kinds=questions");
  const { id } = answers.body.groups[0].results[0];
  const { body: comments } = await leila.get(`/comments/questions/${id}`);
  const [, url] = /!\[[^\]]+\]\((\/api\/images\/[0-9a-f]{64}\.webp)\)/.exec(comments.results[0].text) ?? [];
  expect((await fetch(`${board.url}${url}`)).headers.get("content-type")).toBe("image/webp");
});

test.runIf(process.platform === "linux")(
  "S68 npm run demo creates three accounts with new passwords, and a second run adds nothing",
  { ...unhurried, tags: "all" },
  async () => {
    const data = await dataFolder();
    const first = await runProgram("server/demo.ts", [], { DATA_DIR: data.path });
    expect(first.code, first.said).toBe(0);
    const second = await runProgram("server/demo.ts", [], { DATA_DIR: data.path });
    expect(first.said).toContain(second.said);
    const server = await data.start();
    const [, email, password] = /member +(\S+) +(\S+)/.exec(first.said) ?? [];
    expect((await caller(server.url).post("/auth/login", { email, password })).status).toBe(200);
    expect(await (await fetch(`${server.url}/api/stats`)).json()).toMatchObject({ users: 60, jobs: 40 });
    expect(await server.stop()).toBe(0);
  },
);

test("S68 each demo gets new passwords and is filled only once", async () => {
  expect(accounts.map(({ role }) => role).toSorted()).toEqual(["admin", "moderator", "user"]);
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(3);
  expect(await fillDemo(board.database)).toBe(false);
  expect((await openAccounts(board.database)).map(({ password }) => password)).not.toEqual(
    accounts.map(({ password }) => password),
  );
});

test("the demo refuses a board that has members already", async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  await database`insert into users (first_name, last_name, email) values ('Ada', 'L', 'ada@example.org')`;
  expect(await fillDemo(database)).toBe(false);
  await expect(openAccounts(database)).rejects.toThrow("This data belongs to a board that is not the demo.");
});

test("a quarter of the demo's texts are German, and one of its accounts chose German", async () => {
  const posts = demoRecords("jobs.md", "projects.md", "questions-work.md", "questions-code.md");
  const comments = [...posts, ...demoRecords("companies.md")].flatMap(({ comments }) => comments);
  const germanPart = (texts: string[]) => texts.filter((text) => languageOf(text) === "de").length / texts.length;
  for (const part of [
    germanPart(posts.map(({ description }) => description)),
    germanPart(comments.map(({ text }) => text)),
  ]) {
    expect(part).toBeGreaterThan(0.22);
    expect(part).toBeLessThan(0.3);
  }
  const rows = await board.database`
    select email, locale from users where email = any(${accounts.map(({ email }) => email)}) and locale <> 'auto'`;
  expect(rows).toEqual([{ email: "tobias@example.org", locale: "de" }]);
});

test("nobody in the demo posts or comments before joining", () => {
  const people = new Map(demoPeople().map((person) => [person.handle, person]));
  const posts = demoRecords("jobs.md", "projects.md", "questions-work.md", "questions-code.md", "companies.md");
  for (const { title, by, days, comments } of posts) {
    expect(people.get(by)?.days, `${by}: ${title}`).toBeGreaterThan(days);
    for (const comment of comments) expect(people.get(comment.by)?.days, comment.text).toBeGreaterThan(days);
  }
});
