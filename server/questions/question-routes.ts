import { askQuestion, deleteQuestion, editQuestion, getQuestion, listQuestions } from "../../contract/questions.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { deletePost, postToEdit } from "../posts/post-store.ts";
import * as questions from "./question-store.ts";

const refusal = "You are not authorized to edit this question.";

export function serveQuestions(serve: Serve, { database }: Surroundings): void {
  serve(listQuestions, ({ input }) => questions.questionsPage(database, input));

  serve(getQuestion, ({ input }) => questions.questionById(database, input.id));

  serve(askQuestion, ({ input, session }) => questions.addQuestion(database, input, session.user.id));

  serve(editQuestion, async ({ input: { id, ...changed }, session }) => {
    const question = await postToEdit(database, "questions", id, session.user, refusal);
    return questions.replaceQuestion(database, question.id, changed);
  });

  serve(deleteQuestion, async ({ input, session }) => {
    const question = await postToEdit(database, "questions", input.id, session.user, refusal);
    await deletePost(database, "questions", question.id);
  });
}
