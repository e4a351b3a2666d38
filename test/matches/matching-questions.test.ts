import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";

const board = testBoard();

test("Q34 matches list unanswered questions by fit, with the skills a member has and lacks", async () => {
  const asker = await board.join();
  const member = await board.join({ skills: ["React", "CSS"] });
  await board.join({ skills: ["CSS"] });
  const [react, css, rust] = (await board.skillIds("React", "CSS", "Rust")) as [number, number, number];
  const ask = async (title: string, skills: number[], by = asker): Promise<number> =>
    (await by.post("/questions", aQuestion({ title, skills }))).body.id;
  const found = async () => (await member.get("/match/questions")).body.results.map(({ id }: { id: number }) => id);

  expect(await found()).toEqual([]);
  const half = await ask("Half", [css, rust]);
  const whole = await ask("Whole", [react, css]);
  await ask("Nothing of it", [rust]);
  await ask("Without skills", []);
  await ask("One's own", [react], member);
  expect(await found()).toEqual([whole, half]);
  expect((await member.get("/match/questions?limit=1")).body.results).toHaveLength(1);

  const { body } = await member.get("/match/questions");
  expect(body.results[1]).toEqual({
    id: half,
    title: "Half",
    votes: 0,
    createdAt: expect.any(String),
    score: expect.any(Number),
    matched: [{ id: css, name: "CSS" }],
    missing: [{ id: rust, name: "Rust" }],
  });

  const { body: answer } = await asker.post("/comments", { parent: "questions", parentId: whole, text: "With flex." });
  expect(await found()).toEqual([half]);
  expect((await asker.delete(`/comments/${answer.id}`)).status).toBe(204);
  expect(await found()).toEqual([whole, half]);
  await asker.put(`/questions/${whole}`, aQuestion({ title: "Whole", skills: [rust] }));
  expect(await found()).toEqual([half]);
  await asker.delete(`/questions/${half}`);
  expect(await found()).toEqual([]);
  expect((await board.visitor.get("/match/questions")).status).toBe(401);
});
