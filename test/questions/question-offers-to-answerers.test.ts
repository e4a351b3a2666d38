import { expect, test } from "vitest";
import { type DueBoard, runDueWork } from "../../server/due/due-work.ts";
import { offerQuestions } from "../../server/questions/question-offer-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";

const board = testBoard();

async function seen(who: Parameters<typeof board.join>[0] = {}): Promise<Member> {
  const member = await board.join(who);
  await board.database`update users set last_seen_at = now() where id = ${member.id}`;
  return member;
}
async function ask(asker: Member, ...skills: string[]): Promise<number> {
  return (await asker.post("/questions", aQuestion({ skills: await board.skillIds(...skills) }))).body.id;
}
const answer = async (by: Member, parentId: number) =>
  (await by.post("/comments", { parent: "questions", parentId, text: "Like this." })).body.id;
/** The members whom waiting questions are offered to, a day later. */
async function offered(): Promise<string[]> {
  const lines: string[] = [];
  const failed = (error: Error) => {
    throw error;
  };
  const by = new Date(Date.now() + 25 * 3_600_000).toISOString();
  const telling = { by, done: (line: string) => lines.push(line), failed };
  await runDueWork({ database: board.database } as DueBoard, [offerQuestions], telling);
  return lines;
}

test("Q32 a question is also offered to members with a good answer about its skill", async () => {
  const [asker, voter] = [await board.join(), await board.join()];
  const [accepted, voted, itself] = [await seen(), await seen(), await seen()];
  const gone = await board.join();
  const before = await ask(asker, "Docker");
  const answers = [await answer(accepted, before), await answer(voted, before), await answer(gone, before)];
  await asker.put(`/questions/${before}/accepted-answer`, { commentId: answers[0] });
  for (const id of answers.slice(1)) await voter.put(`/comments/${id}/vote`);
  const own = await ask(itself, "Docker");
  await itself.put(`/questions/${own}/accepted-answer`, { commentId: await answer(itself, own) });
  const lists = await seen({ skills: ["Docker"] });
  const waiting = await ask(asker, "Docker");
  await ask(asker, "Rust");
  expect(await offered()).toEqual([`question ${waiting} offered to ${accepted.id}, ${voted.id}, ${lists.id}`]);
});
