import { expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import type { Reply } from "../support/caller.ts";
import { aPng } from "../support/pictures.ts";

const board = testBoard();
const half = testBoard({ RATE_LIMIT_SCALE: "0.5" });

const statusesOf = (replies: Reply[]) =>
  Object.fromEntries([...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]));
const atOnce = (times: number, act: (time: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: times }, (_, time) => act(time)));
const addCompany = (member: Member, name: string, file?: Blob) =>
  member.send("POST", "/company", { body: aForm({ name, ...(file && { file }) }) });
const aName = () => `Company ${aWord()}`;

function expectTomorrow(refused: Reply | undefined, error: string): void {
  expect(refused).toMatchObject({ status: 429, body: { error, code: "too-many" } });
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(86_000);
}

test("S90 of 210 simultaneous comments 200 are accepted; others can still comment", {
  tags: "all",
}, async () => {
  const [eager, other] = [await board.join(), await board.join()];
  const { id } = (await other.post("/jobs", aJob())).body;
  const comment = (member: Member, text: string, parentId = id) =>
    member.post("/comments", { parent: "jobs", parentId, text });
  for (const text of ["", "x".repeat(5001)]) expect((await comment(eager, text)).status).toBe(400);
  expect((await comment(eager, "Is it gone?", 999_999)).status).toBe(404);
  const replies = await atOnce(210, (time) => comment(eager, `Comment ${time}`));
  expect(statusesOf(replies)).toEqual({ 201: 200, 429: 10 });
  const refused = replies.find(({ status }) => status === 429);
  expectTomorrow(refused, "You can comment 200 times a day. Please continue tomorrow.");
  expect((await other.get(`/comments/jobs/${id}`)).body.total).toBe(200);

  const taken = replies.find(({ status }) => status === 201);
  expect((await eager.delete(`/comments/${taken?.body.id}`)).status).toBe(204);
  expect((await comment(eager, "One more")).status).toBe(429);
  expect((await comment(other, "I go on")).status).toBe(201);
  await board.database`update rate_limits set expire = 1 where key like 'comments:%'`;
  expect((await comment(eager, "The day after")).status).toBe(201);
});

test("S90 a member can post 20 times a day in total, however many at the same moment", async () => {
  const [eager, other] = [await board.join(), await board.join()];
  const taken = aName();
  expect((await addCompany(other, taken)).status).toBe(201);
  expect((await eager.post("/jobs", aJob({ skills: [999_999] }))).status).toBe(400);
  expect((await eager.post("/questions", {})).status).toBe(400);
  expect((await addCompany(eager, taken)).status).toBe(409);
  const posts = [
    () => eager.post("/jobs", aJob()),
    () => eager.post("/projects", aProject()),
    () => eager.post("/questions", aQuestion()),
    () => addCompany(eager, aName()),
  ];
  const replies = await atOnce(28, (time) => (posts[time % 4] as (typeof posts)[number])());
  expect(statusesOf(replies)).toEqual({ 201: 20, 429: 8 });
  for (const post of posts) expectTomorrow(await post(), "You can post 20 times a day. Please continue tomorrow.");
  expect((await other.post("/jobs", aJob())).status).toBe(201);
  const job = replies.find(({ status, body }) => status === 201 && "link" in body)?.body;
  expect((await eager.put(`/jobs/${job.id}`, aJob({ title: "Edited" }))).status).toBe(200);
});

test("S90 of 60 simultaneous questions of a member 20 are accepted, and the others get 429", async () => {
  const eager = await board.join();
  const replies = await atOnce(60, () => eager.post("/questions", aQuestion()));
  expect(statusesOf(replies)).toEqual({ 201: 20, 429: 40 });
});

test("S90 pictures share one daily limit wherever they are uploaded", async () => {
  const member = await half.join();
  const png = await aPng();
  const { firstName, lastName, email } = member;
  const setAvatar = (file: Blob) =>
    member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName, lastName, email, file }) });
  for (let time = 0; time < 3; time += 1) expect((await setAvatar(new Blob(["no picture"]))).status).toBe(400);
  expect((await addCompany(member, aName(), png)).status).toBe(201);
  expect(statusesOf(await atOnce(32, () => setAvatar(png)))).toEqual({ 200: 29, 429: 3 });
  expectTomorrow(await setAvatar(png), "You can upload 30 pictures a day. Please continue tomorrow.");
  expect((await addCompany(member, aName(), png)).status).toBe(429);
  expect((await addCompany(member, aName())).status).toBe(201);
});

test("S90 one member's uploads don't delay others", async () => {
  const [eager, other] = [await half.join(), await half.join()];
  const { firstName, lastName, email } = eager;
  const large = await aPng({ width: 4000, height: 3000 });
  const done: string[] = [];
  const many = atOnce(12, async () => {
    const body = aForm({ firstName, lastName, email, file: large });
    const reply = await eager.send("PUT", `/users/${eager.id}`, { body });
    done.push("one of many");
    return reply;
  });
  await expect.poll(() => done.length).toBeGreaterThan(0);
  expect((await addCompany(other, aName(), await aPng())).status).toBe(201);
  done.push("another's");
  expect(statusesOf(await many)).toEqual({ 200: 12 });
  expect(done.indexOf("another's")).toBeLessThan(6);
});
