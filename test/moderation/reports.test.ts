import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

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

test("M01 of twenty reports at once one is made, the rest is told that it was reported already", async () => {
  const [mira, id] = [await board.join(), await aPostedJob()];
  const replies = await Promise.all(Array.from({ length: 20 }, () => report(mira, id)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(replies.find(({ status }) => status === 409)?.body.error).toBe("You have reported this already.");
  expect((await mira.get("/reports/mine")).body).toMatchObject({
    total: 1,
    results: [
      { parent: "jobs", recordId: id, title: "Ferry captain", path: `/jobs/${id}`, state: "open", Decision: null },
    ],
  });
});

test("S150 M05 a thing has one case, whatever races", async () => {
  const id = await aPostedJob();
  const members = await Promise.all(Array.from({ length: 8 }, () => board.join()));
  const replies = await Promise.all(members.map((member) => report(member, id)));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const cases =
    await board.database`select report_count, version from cases where parent = 'jobs' and record_id = ${id}`;
  expect(cases).toMatchObject([{ reportCount: 8, version: 9 }]);
});

test("M01 one's own is 400, and what one doesn't see is 404", async () => {
  const id = await aPostedJob();
  expect(await report(owner, id)).toMatchObject({
    status: 400,
    body: { error: "This is your own.", fields: { id: "This is your own." } },
  });
  expect((await report(admin, 99999)).status).toBe(404);
});
