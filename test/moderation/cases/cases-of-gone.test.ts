import { expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";
import { aPostedJob } from "../stage.ts";

const board = testBoard();

test("M07 erasing a member closes reports of them, their posts, comments below and messages", async () => {
  const [leaving, other, reporter] = [await board.join(), await board.join(), await board.join()];
  const admin = await board.join({ role: "admin" });
  await board.database`update users set password_hash = 'x'`;
  const job = await aPostedJob(leaving);
  const comment = (await other.post("/comments", { parent: "jobs", parentId: job, text: "Buy this" })).body;
  const asked = (await leaving.post("/contacts", { userId: reporter.id, text: "Buy that" })).body;
  const [message] = (await reporter.get(`/conversations/${asked.id}/messages`)).body.results;
  const reported = { users: leaving.id, jobs: job, comments: comment.id, messages: message.id };
  for (const [parent, id] of Object.entries(reported)) {
    expect((await reporter.post("/reports", { parent, id, reason: "spam" })).status).toBe(201);
  }
  expect((await admin.delete(`/admin/members/${leaving.id}`, { posts: "erase" })).status).toBe(204);
  const states = (await reporter.get("/reports/mine")).body.results.map(({ state }: { state: string }) => state);
  expect(states).toEqual(["gone", "gone", "gone", "gone"]);
});
