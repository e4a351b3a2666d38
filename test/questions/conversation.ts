import type { Board, Member } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";

/** Members' comments below a question. */
export const conversation = (board: Board) => ({
  ask: async (by: Member, given: Record<string, unknown> = {}) =>
    (await by.post("/questions", aQuestion(given))).body as { id: number; createdAt: string },
  answer: async (by: Member, parentId: number, text = "With grid.") =>
    (await by.post("/comments", { parent: "questions", parentId, text })).body as { id: number; createdAt: string },
  reply: async (by: Member, parentId: number, replyToId: number, text = "Thank you.") =>
    (await by.post("/comments", { parent: "questions", parentId, replyToId, text })).body as {
      id: number;
      createdAt: string;
    },
  accept: (by: Member, id: number, commentId: number) => by.put(`/questions/${id}/accepted-answer`, { commentId }),
  /** A question's state in every process: in its record, list, totals and search. */
  standing: async (by: Member, id: number) => {
    const { body: record } = await by.get(`/questions/${id}`);
    const { body: list } = await by.get("/questions?limit=100");
    const listed = list.results.find((each: { id: number }) => each.id === id);
    const { body: filtered } = await by.get(`/questions?limit=100&state=${record.state}`);
    const { voted: _, offered: __, description: ___, ...same } = record;
    return { record, same, listed, isFiltered: filtered.results.some((each: { id: number }) => each.id === id) };
  },
  /** Makes texts so many minutes older. */
  age: async (minutes: number) => {
    await board.database`
      update comments set created_at = created_at - make_interval(mins => ${minutes}), edited_at = edited_at - make_interval(mins => ${minutes})`;
    await board.database`update posts set created_at = created_at - make_interval(mins => ${minutes})`;
    await board.database`update questions set edited_at = edited_at - make_interval(mins => ${minutes})`;
    await board.database`update events set at = at - make_interval(mins => ${minutes})`;
  },
});
