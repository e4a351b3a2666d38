import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();

test("S29 public statistics are served from memory, even while the tables are locked", async () => {
  const member = await board.join({ skills: ["React"] });
  await member.post("/jobs", aJob());
  const { body: before } = await board.visitor.get("/stats");
  expect(before).toMatchObject({ users: 1, jobs: 1, skills: 1 });
  await board.database.begin(async (transaction) => {
    await transaction`lock table users, jobs, projects, questions, comments, user_skills in access exclusive mode`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => board.visitor.get("/stats")));
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: before });
  });
  await member.post("/jobs", aJob());
  expect((await board.visitor.get("/stats")).body.jobs).toBe(2);
});
