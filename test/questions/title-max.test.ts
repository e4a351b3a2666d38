import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";

const board = testBoard({ QUESTION_TITLE_MAX: "60" });
const ordinary = testBoard();

test("by default a question's title has at most 30 characters", async () => {
  const alice = await ordinary.join();
  expect((await alice.post("/questions", aQuestion({ title: "x".repeat(30) }))).status).toBe(201);
  const { body } = await alice.post("/questions", aQuestion({ title: "x".repeat(31) }));
  expect(body).toMatchObject({ fields: { title: "Title must be 30 characters or fewer" } });
});

test("Q35 QUESTION_TITLE_MAX sets the maximum length of a title", async () => {
  const alice = await board.join();
  const { status, body } = await alice.post("/questions", aQuestion({ title: "x".repeat(60) }));
  expect(status).toBe(201);
  for (const length of [61, 300]) {
    const wrong = { title: "x".repeat(length), description: " " };
    const fields = { title: "Title must be 60 characters or fewer", description: "This field is required" };
    expect((await alice.post("/questions", wrong)).body).toMatchObject({ fields });
    expect((await alice.put(`/questions/${body.id}`, wrong)).body).toMatchObject({ fields });
  }
});
