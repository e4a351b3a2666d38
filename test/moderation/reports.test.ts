import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { decideOn, verdict } from "./stage.ts";

const board = testBoard();
let admin: Member;
let owner: Member;
beforeAll(async () => {
  admin = await board.join({ role: "admin" });
  owner = await board.join({ firstName: "Olga" });
});

const aPostedJob = async (title = "Ferry captain") => (await owner.post("/jobs", aJob({ title }))).body.id as number;
const report = (by: Member, id: number, given: Record<string, unknown> = {}) =>
  by.post("/reports", { parent: "jobs", id, reason: "spam", ...given });

test("M01 of twenty simultaneous reports by one member one is accepted, the others get 409", async () => {
  const [mira, id] = [await board.join(), await aPostedJob()];
  const replies = await Promise.all(Array.from({ length: 20 }, () => report(mira, id)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(replies.find(({ status }) => status === 409)?.body.error).toBe("You have already reported this.");
  expect((await mira.get("/reports/mine")).body).toMatchObject({
    total: 1,
    results: [
      { parent: "jobs", recordId: id, title: "Ferry captain", path: `/jobs/${id}`, state: "open", Decision: null },
    ],
  });
});

test("M01 a member can report 20 times a day; refused reports don't count", async () => {
  const [eager, other] = [await board.join(), await board.join()];
  const jobId = await aPostedJob();
  const write = async (text: string) =>
    (await owner.post("/comments", { parent: "jobs", parentId: jobId, text })).body.id as number;
  const ids: number[] = [];
  for (let n = 0; n < 22; n += 1) ids.push(await write(`Comment ${n}`));
  const reported = (by: Member, id: number | undefined, given = {}) =>
    by.post("/reports", { parent: "comments", id, reason: "spam", ...given });
  expect((await reported(eager, 999_999)).status).toBe(404);
  expect((await reported(eager, ids[0], { reason: "other" })).status).toBe(400);
  const replies = await Promise.all(ids.map((id) => reported(eager, id)));
  const refused = replies.filter(({ status }) => status === 429);
  expect([replies.filter(({ status }) => status === 201).length, refused.length]).toEqual([20, 2]);
  expect(refused[0]?.body).toEqual({
    code: "too-many",
    error: "You can report 20 times a day. Please continue tomorrow.",
  });
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect((await eager.get("/reports/mine")).body.total).toBe(20);
  expect((await reported(other, ids[0])).status).toBe(201);
});

test("S150 M05 simultaneous reports of one record make one case", async () => {
  const id = await aPostedJob();
  const members = await Promise.all(Array.from({ length: 8 }, () => board.join()));
  const replies = await Promise.all(members.map((member) => report(member, id)));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const cases =
    await board.database`select report_count, version from cases where parent = 'jobs' and record_id = ${id}`;
  expect(cases).toMatchObject([{ reportCount: 8, version: 9 }]);
});

test("M01 reporting one's own record gets 400, an invisible one 404", async () => {
  const id = await aPostedJob();
  expect(await report(owner, id)).toMatchObject({
    status: 400,
    body: { error: "This is your own.", fields: { id: "This is your own." } },
  });
  expect((await report(admin, 99999)).status).toBe(404);
  const hidden = await aPostedJob();
  await report(await board.join(), hidden);
  await decideOn(board, admin, ["jobs", hidden], verdict("hidden"));
  expect((await report(owner, hidden)).status).toBe(400);
  expect((await report(await board.join(), hidden)).status).toBe(404);
  await owner.delete(`/jobs/${hidden}`);
  for (const member of [owner, admin]) expect((await report(member, hidden)).status).toBe(404);
});

test("M01 M12 Q25 the owner of a hidden post can read and report its comments, but not vote", async () => {
  const [writer, stranger] = [await board.join(), await board.join()];
  const parentId = await aPostedJob();
  const { body: said } = await writer.post("/comments", { parent: "jobs", parentId, text: "Buy lamps" });
  await report(stranger, parentId);
  await decideOn(board, admin, ["jobs", parentId], verdict("hidden"));
  const tries = (by: Member) =>
    Promise.all([
      by.get(`/comments/${said.id}/versions`),
      by.put(`/comments/${said.id}/vote`),
      by.post("/reports", { parent: "comments", id: said.id, reason: "spam" }),
    ]);
  const statuses = async (by: Member) => (await tries(by)).map(({ status }) => status);
  expect(await statuses(owner)).toEqual([200, 409, 201]);
  expect(await statuses(stranger)).toEqual([404, 404, 404]);
  expect(await statuses(writer)).toEqual([404, 404, 400]);
});
