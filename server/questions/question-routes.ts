import { taking } from "../../contract/interface/endpoint.ts";
import { acceptAnswer, takeBackAcceptance } from "../../contract/questions/accepted-answers.ts";
import {
  askQuestion,
  deleteQuestion,
  editedQuestion,
  editQuestion,
  getQuestion,
  listQuestions,
  newQuestion,
} from "../../contract/questions/questions.ts";
import { findSimilarQuestions } from "../../contract/questions/similar-questions.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Lists } from "../lists/list-page.ts";
import type { Guarded } from "../moderation/defences/defences.ts";
import { noticing, noticingOwn } from "../moderation/notices/notices.ts";
import { deletePost } from "../posts/post-store.ts";
import type { SkillNaming } from "../skills/named-skills.ts";
import { keptWithoutNames } from "../texts/text-store.ts";
import { setAcceptedAnswer } from "./accepted-answer-store.ts";
import type { QuestionList } from "./list/question-list.ts";
import * as questions from "./question-store.ts";
import { similarQuestions } from "./similar-question-store.ts";

type Memory = { listed: QuestionList; lists: Lists; skillsNamedIn: SkillNaming };

export function serveQuestions(serve: Serve, surroundings: Guarded, { listed, lists, skillsNamedIn }: Memory): void {
  const { database, limits, defences, config, mail } = surroundings;
  const once = postingOnce(database, keptWithoutNames("description"));
  const noticed = noticing(database, "questions");
  serve(
    listQuestions,
    noticingOwn(
      database,
      "questions",
    )(({ input, session, messages }) => listed(input, { reader: session.user, messages })),
  );

  serve(findSimilarQuestions, async ({ input: { title, description, except } }) => {
    const [skills, asked] = await Promise.all([
      skillsNamedIn(`${title}\n\n${description ?? ""}`),
      lists.totalOf("question"),
    ]);
    const named = skills.map(({ id }) => id);
    return { results: await similarQuestions(database, { title, except, skills: named, asked }) };
  });

  serve(
    getQuestion,
    noticed(({ input, session }) => questions.questionById(database, input.id, session.user)),
  );

  serve.manyAtOnce(
    taking(newQuestion(config.questionTitleMax), askQuestion),
    noticed((call) =>
      once(call, (connection) => questions.addQuestion(connection, { limits, defences }, call.input, call.session)),
    ),
  );

  serve(
    taking(editedQuestion(config.questionTitleMax), editQuestion),
    noticed(({ input: { id, ...edited }, session }) =>
      questions.editQuestion(database, { limits, defences }, { ...edited, number: id, writer: session }),
    ),
  );

  serve(deleteQuestion, ({ input: { id, ...why }, session }) =>
    deletePost(database, { kind: "question", number: id, user: session.user, refusal }, { config, mail, ...why }),
  );

  serve(acceptAnswer, ({ input: { id, commentId }, session }) =>
    setAcceptedAnswer(database, limits, { number: id, commentId, writer: session }),
  );

  serve(takeBackAcceptance, ({ input, session }) =>
    setAcceptedAnswer(database, limits, { number: input.id, commentId: null, writer: session }),
  );
}

const refusal = "notYourQuestion";
