import { expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";
import type { Reply } from "../support/caller.ts";
import { aPng } from "../support/pictures.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

const sendJson = (member: Member, path: string, body: unknown, key: string) =>
  member.send("POST", path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
  });
const tenAtOnce = (send: () => Promise<Reply>) => Promise.all(Array.from({ length: 10 }, send));
const countOf = async (table: string) => (await board.database`select from ${board.database(table)}`).count;

function expectOne(replies: Reply[]): void {
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
  for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
}

test.each([
  ["jobs", "/jobs", async () => aJob({ skills: await board.skillIds("SQL") })],
  ["projects", "/projects", async () => aProject()],
  ["questions", "/questions", async () => aQuestion()],
])("F30 repeated and simultaneous requests for %s with one key create one record", async (table, path, body) => {
  const [member, other] = [await board.join(), await board.join()];
  const sent = await body();
  const before = await countOf(table);
  const replies = await tenAtOnce(() => sendJson(member, path, sent, "a key: 1"));
  expectOne(replies);
  expect((await sendJson(member, path, sent, "a key: 1")).body).toEqual(replies[0]?.body);
  expect(await countOf(table)).toBe(before + 1);
  const changed = await sendJson(member, path, { ...sent, title: "Another" }, "a key: 1");
  expect(changed).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await sendJson(other, path, sent, "a key: 1")).status).toBe(201);
  expect((await sendJson(member, path, sent, "a key: 2")).status).toBe(201);
  await member.post(path, sent);
  await member.post(path, sent);
  expect(await countOf(table)).toBe(before + 5);
  await board.database`update idempotency_keys set expires_at = now()`;
  expect((await sendJson(member, path, sent, "a key: 1")).status).toBe(201);
  expect(await countOf(table)).toBe(before + 6);
});

test("F30 simultaneous requests with one Idempotency-Key create one comment or company", async () => {
  const member = await board.join();
  const { id } = (await member.post("/jobs", aJob())).body;
  const comment = { parent: "jobs", parentId: id, text: "Is it remote?" };
  expectOne(await tenAtOnce(() => sendJson(member, "/comments", comment, "c")));
  expect((await member.get(`/comments/jobs/${id}`)).body.total).toBe(1);

  const [name, file, otherFile] = [aWord(), await aPng(), await aPng({ color: "red" })];
  const send = (picture: Blob) =>
    member.send("POST", "/company", { body: aForm({ name, file: picture }), headers: { "Idempotency-Key": "d" } });
  expectOne(await tenAtOnce(() => send(file)));
  expect((await send(otherFile)).status).toBe(409);
  expect((await member.get(`/companys?search=${name}`)).body.total).toBe(1);
});

test("F30 a failed request leaves its Idempotency-Key unused, and an invalid key gets 400", async () => {
  const member = await board.join();
  expect((await sendJson(member, "/jobs", aJob({ skills: [999_999] }), "k")).status).toBe(400);
  expect((await sendJson(member, "/jobs", aJob(), "k")).status).toBe(201);
  for (const key of ["x".repeat(256), "täglich", "a\tb"]) {
    expect((await sendJson(member, "/jobs", aJob(), key)).status).toBe(400);
  }
  expect((await sendJson(member, "/jobs", aJob(), "x".repeat(255))).status).toBe(201);
  const { paths } = (await board.visitor.get("/openapi.json")).body;
  for (const path of ["/jobs", "/projects", "/questions", "/company", "/comments"]) {
    expect(paths[path].post.parameters).toContainEqual(
      expect.objectContaining({ name: "idempotency-key", in: "header" }),
    );
  }
});

test("F30 a write that times out says that it may have been saved", { tags: "all" }, async () => {
  const member = await board.join();
  const job = (await member.post("/jobs", aJob())).body;
  await board.database.begin(async (transaction) => {
    await transaction`lock table comments in share mode`;
    const comment = { parent: "jobs", parentId: job.id, text: "Does it arrive?" };
    const slow = await sendJson(member, "/comments", comment, "slow");
    expect(slow).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(slow.body.error).toContain("may have been saved already");
  });
  const again = await sendJson(
    member,
    "/comments",
    { parent: "jobs", parentId: job.id, text: "Does it arrive?" },
    "slow",
  );
  expect(again.status).toBe(201);
  expect((await member.get(`/comments/jobs/${job.id}`)).body.total).toBe(1);
});
