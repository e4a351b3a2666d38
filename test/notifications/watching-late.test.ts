import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aForm, aJob, aQuestion, aWord } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard();

test("N07 a new watcher of a post is notified only of later comments", async () => {
  const [asker, author, late] = [await board.join(), await board.join(), await board.join()];
  const { id } = (await asker.post("/questions", aQuestion())).body;
  const say = () => author.post("/comments", { parent: "questions", parentId: id, text: aWord() });
  await say();
  await late.put(`/watches/questions/${id}`);
  expect(await toldInbox(board.database, late)).toEqual([]);
  await late.delete(`/watches/questions/${id}`);
  await say();
  await late.put(`/watches/questions/${id}`);
  expect(await toldInbox(board.database, late)).toEqual([]);
  await say();
  expect(await toldInbox(board.database, late)).toMatchObject([{ kind: "watched", count: 1 }]);
});

test("N07 a new watcher of a company isn't notified of earlier jobs", async () => {
  const [owner, late] = [await board.join(), await board.join()];
  const company = (await owner.send("POST", "/company", { body: aForm({ name: aWord() }) })).body;
  const post = () => owner.post("/jobs", aJob({ companyId: company.id }));
  await post();
  await late.put(`/watches/companies/${company.id}`);
  expect(await toldInbox(board.database, late)).toEqual([]);
  await post();
  expect(await toldInbox(board.database, late)).toMatchObject([{ kind: "watched", count: 1 }]);
});
