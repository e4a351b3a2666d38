// @module-tag all
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();

test("F22 S92 a restore on a running board resets totals, without hidden records", async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-suspended-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "board.gz");
  const [moderator, mallory] = [await board.join({ role: "moderator" }), await board.join({ skills: ["COBOL"] })];
  const { body: job } = await mallory.post("/jobs", aJob());
  await mallory.post("/comments", { parent: "jobs", parentId: job.id, text: "Buy this" });
  const stats = async () => (await board.visitor.get("/stats")).body;
  await moderator.put(`/users/${mallory.id}/suspension`, { reason: "Spam", endsOn: null });
  const whileSuspended = await stats();
  expect(whileSuspended).toMatchObject({ users: 1, skills: 0, jobs: 0, commentsOnJobs: 0 });
  await backUp(board.database, board.address, file);
  await moderator.delete(`/users/${mallory.id}/suspension`);
  expect(await stats()).toMatchObject({ users: 2, skills: 1, jobs: 1, commentsOnJobs: 1 });
  await restore(board.database, board.address, file);
  await expect.poll(stats, { timeout: 4000 }).toEqual(whileSuspended);
});
