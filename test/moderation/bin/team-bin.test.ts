import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aJob, aWord } from "../../support/builders.ts";
import { commandLine } from "../../support/command-line.ts";
import { decideOn, reportJob, tablesWith, verdict } from "../stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const run = commandLine(board);
let ada: Member;
let bob: Member;
let admin: Member;
let word: string;

beforeAll(async () => {
  admin = await board.join({ role: "admin" });
});
beforeEach(async () => {
  word = aWord();
  [ada, bob] = await Promise.all([board.join(), board.join()]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const removed = async () => {
  const job = (await ada.post("/jobs", aJob({ title: word, description: `About ${word}` }))).body.id as number;
  await bob.post("/comments", { parent: "jobs", parentId: job, text: "Below" });
  await reportJob(bob, job);
  const { body } = await decideOn(board, admin, ["jobs", job], verdict("removed"));
  return { job, decision: body as { id: number; caseId: number; appealUntil: string } };
};
const inStaffBin = async (id: number) =>
  (await admin.get("/admin/bin?limit=100")).body.results.find((each: { id: number }) => each.id === id);
const endings = async (days: number, job: number) =>
  (await run("due", "--at", inDays(days))).said.includes(`job ${job}: gone from the bin\n`);

test("S160 M24 the team's bin holds removed records while they can be appealed, the owner's doesn't", async () => {
  const { job, decision } = await removed();
  expect(await inStaffBin(job)).toMatchObject({
    ...{ parent: "jobs", id: job, title: word, comments: 1, caseId: decision.caseId, goneAt: decision.appealUntil },
  });
  expect((await ada.get("/bin")).body.total).toBe(0);
  expect((await ada.get("/admin/bin")).status).toBe(403);
  for (const by of [ada, admin]) {
    expect((await by.post(`/bin/jobs/${job}/restoration`)).status).toBe(404);
    expect((await by.delete(`/bin/jobs/${job}`)).status).toBe(404);
  }
  expect(await endings(183, job)).toBe(false);
  expect(await endings(185, job)).toBe(true);
  expect(await inStaffBin(job)).toBeUndefined();
  const ours = (await tablesWith(board, word)).filter((table) => table.startsWith("public."));
  expect(ours.sort()).toEqual(["public.cases", "public.decisions"]);
  const late = await decideOn(board, admin, ["jobs", job], verdict("kept"));
  expect([late.status, late.body.code]).toEqual([409, "gone"]);
});

test("S160 M24 M20 a waiting appeal keeps a removed record; an upheld removal ends it", async () => {
  const other = await board.join({ role: "admin" });
  const [ends, stays, mended] = [await removed(), await removed(), await removed()];
  for (const { decision } of [ends, stays, mended])
    expect((await ada.post(`/decisions/${decision.id}/appeal`, { text: "No" })).status).toBe(201);
  expect(await endings(185, ends.job)).toBe(false);
  await decideOn(board, other, ["jobs", ends.job], verdict("removed"));
  expect((await ada.get(`/decisions/${ends.decision.id}`)).body.appeal.state).toBe("stands");
  await decideOn(board, other, ["jobs", stays.job], verdict("kept"));
  await decideOn(board, other, ["jobs", mended.job], verdict("hidden"));
  expect(await inStaffBin(mended.job)).toBeUndefined();
  expect(await endings(185, ends.job)).toBe(true);
  expect((await bob.get(`/jobs/${stays.job}`)).status).toBe(200);
  expect((await ada.get(`/jobs/${mended.job}`)).status).toBe(200);
  expect((await ada.delete(`/jobs/${mended.job}`)).status).toBe(204);
  expect((await ada.post(`/bin/jobs/${mended.job}/restoration`)).status).toBe(200);
});

test("M24 a record leaves the team's bin once no appeal is possible; removing it again extends that", async () => {
  const other = await board.join({ role: "admin" });
  const [final, again] = [await removed(), await removed()];
  await ada.post(`/decisions/${final.decision.id}/appeal`, { text: "No" });
  expect(await inStaffBin(final.job)).toMatchObject({ id: final.job });
  await decideOn(board, other, ["jobs", final.job], verdict("removed"));
  expect(await inStaffBin(final.job)).toBeUndefined();
  expect(await endings(0, final.job)).toBe(true);
  await board.database`
    update deletions set gone_at = now() + interval '1 day' where decision_id = ${again.decision.id}`;
  const { body: later } = await decideOn(board, admin, ["jobs", again.job], verdict("removed", { text: "Once more." }));
  expect(await inStaffBin(again.job)).toMatchObject({ goneAt: later.appealUntil });
  expect(await endings(2, again.job)).toBe(false);
  expect((await ada.post(`/decisions/${later.id}/appeal`, { text: "No" })).status).toBe(201);
  await decideOn(board, other, ["jobs", again.job], verdict("kept"));
  expect((await bob.get(`/jobs/${again.job}`)).status).toBe(200);
});
