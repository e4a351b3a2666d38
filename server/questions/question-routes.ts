import { askQuestion, deleteQuestion, editQuestion, getQuestion, listQuestions } from "../../contract/questions.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import * as questions from "./question-store.ts";

const refusal = "notYourQuestion";

export function serveQuestions(serve: Serve, { database, limits }: Surroundings, lists: Lists): void {
  const once = postingOnce(database);
  serve(listQuestions, ({ input }) => questions.questionsPage(database, lists, input));

  serve(getQuestion, ({ input, session }) => questions.questionById(database, input.id, session.user));

  serve.manyAtOnce(askQuestion, (call) =>
    once(call, (connection) => questions.addQuestion(connection, limits, call.input, call.session.user.id)),
  );

  serve(editQuestion, ({ input: { id, ...changed }, session }) =>
    changePost(database, { kind: "question", number: id, user: session.user, refusal }, (transaction, key) =>
      questions.replaceQuestion(transaction, key, changed),
    ),
  );

  serve(deleteQuestion, ({ input: { id, text }, session }) =>
    deletePost(database, { kind: "question", number: id, user: session.user, refusal, reason: text }),
  );
}
