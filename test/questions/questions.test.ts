import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";

const board = testBoard();
let alice: Member;
let bob: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice" });
  bob = await board.join({ firstName: "Bob" });
});

test("a member asks a question, and another finds and answers it", async () => {
  const asked = await alice.post(
    "/questions",
    aQuestion({ ownerId: bob.id, votes: 9, state: "answered", acceptedId: 1, answerCount: 3 }),
  );
  expect(asked.status).toBe(201);
  expect(asked.body).toEqual({
    id: expect.any(Number),
    title: "How do I center a div?",
    description: "I have tried everything.",
    ownerId: alice.id,
    User: { id: alice.id, firstName: "Alice", lastName: alice.lastName, avatar: null, verified: false },
    Skills: [],
    answerCount: 0,
    acceptedId: null,
    state: "unanswered",
    votes: 0,
    voted: false,
    offered: 0,
    activeAt: asked.body.createdAt,
    editedAt: null,
    createdAt: expect.any(String),
    updatedAt: asked.body.createdAt,
  });
  const list = await bob.get("/questions?search=centre+div");
  expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([asked.body.id]);
  const answer = await bob.post("/comments", { parent: "questions", parentId: asked.body.id, text: "With grid." });
  expect(answer.status).toBe(201);
  expect((await alice.get(`/comments/questions/${asked.body.id}`)).body.results).toEqual([answer.body]);
});

test.each([["   "], ["\u200b\u200d\ufeff"], ["\u00ad \u2060"], ["\u3164\u2800"], ["\u202e\u0007"]])(
  "S39 a title without visible characters is empty: %j",
  async (title) => {
    const reply = await alice.post("/questions", aQuestion({ title }));
    expect(reply).toMatchObject({ status: 400, body: { fields: { title: "Title is required" } } });
  },
);

test("S39 a title has at most 30 characters, and an emoji counts as one", async () => {
  expect((await alice.post("/questions", aQuestion({ title: "😀".repeat(30) }))).status).toBe(201);
  const long = await alice.post("/questions", aQuestion({ title: "😀".repeat(31) }));
  expect(long.body.fields).toEqual({ title: "Title must be 30 characters or fewer" });
  const blank = await alice.post("/questions", { title: "  ", description: " " });
  expect(blank.body.fields).toEqual({ title: "Title is required", description: "This field is required" });
});

test("S19 only its asker and staff can change or delete a question", async () => {
  const mo = await board.join({ role: "moderator" });
  const { body: question } = await alice.post("/questions", aQuestion());
  const refused = await bob.put(`/questions/${question.id}`, aQuestion({ title: "Mine" }));
  expect(refused).toMatchObject({ status: 403, body: { error: "You are not authorized to edit this question." } });
  expect((await bob.delete(`/questions/${question.id}`)).status).toBe(403);
  expect((await alice.get(`/questions/${question.id}`)).body).toEqual(question);
  expect((await mo.put(`/questions/${question.id}`, aQuestion({ title: "Better" }))).body.title).toBe("Better");
  expect((await alice.delete(`/questions/${question.id}`)).status).toBe(204);
  expect((await alice.put(`/questions/${question.id}`, aQuestion())).status).toBe(404);
});
