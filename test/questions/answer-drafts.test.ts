import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";

const board = testBoard();

test("an answer's latest draft is kept for its author until it is posted or discarded", async () => {
  const [asker, ada] = [await board.join(), await board.join()];
  const { id } = (await asker.post("/questions", aQuestion())).body;
  const draftOf = async (who: typeof ada) => (await who.get(`/questions/${id}`)).body.draft;
  const keep = (text: string) => ada.put(`/questions/${id}/draft`, { text });
  for (const text of ["With grid", "With flexbox"]) expect((await keep(text)).status).toBe(200);
  expect([await draftOf(ada), await draftOf(asker)]).toEqual(["With flexbox", undefined]);
  await ada.post("/comments", { parent: "questions", parentId: id, text: "With flexbox" });
  expect(await draftOf(ada)).toBeUndefined();
  await keep("And a margin");
  expect((await ada.delete(`/questions/${id}/draft`)).status).toBe(204);
  expect(await draftOf(ada)).toBeUndefined();
});
