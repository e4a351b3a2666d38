import { withInput } from "../../contract/interface/endpoint.ts";
import { matchQuestions } from "../../contract/matches.ts";
import { paths } from "../../contract/pages.ts";
import {
  acceptAnswer,
  askQuestion,
  deleteQuestion,
  discardAnswerDraft,
  editedQuestion,
  editQuestion,
  findSimilarQuestions,
  getQuestion,
  keepAnswerDraft,
  listQuestions,
  newQuestion,
  takeBackAcceptance,
} from "../../contract/questions.ts";
import { postOnce } from "../http/idempotency.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { withModerationNotice, withModerationNotices } from "../moderation/moderation-notices.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { deletePost } from "../posts/post-store.ts";
import type { SkillNaming } from "../skills/skill-naming.ts";
import { storedWithoutNames } from "../texts/text-store.ts";
import { setAcceptedAnswer } from "./accepted-answer-store.ts";
import { discardDraft, keepDraft } from "./answer-draft-store.ts";
import { questionList } from "./question-list.ts";
import { questionsMatching } from "./question-matches.ts";
import * as store from "./question-store.ts";
import { similarQuestions } from "./similar-question-store.ts";

type Needed = { defences: Defences; lists: Lists; currentSkills: CurrentSkills; skillsNamedIn: SkillNaming };

export function questions(board: Board & Needed): void {
  const { serve, database, limits, defences, config, mail, lists, currentSkills, skillsNamedIn } = board;
  const listed = questionList(board);
  const storage = storedWithoutNames("description");

  serve(listQuestions, async ({ input, session, messages }) => {
    const list = await listed(input, { reader: session.user, messages });
    // Only a member's own list contains hidden questions.
    if (!input.mine) return list;
    const reader = { ...session, messages };
    return { ...list, results: await withModerationNotices(database, "questions", reader, list.results) };
  });

  serve(findSimilarQuestions, async ({ input: { title, description, except } }) => {
    const [skills, asked] = await Promise.all([
      skillsNamedIn(`${title}\n\n${description ?? ""}`),
      lists.totalOf("question"),
    ]);
    const named = skills.map(({ id }) => id);
    return { results: await similarQuestions(database, { title, except, skills: named, asked }) };
  });

  serve(matchQuestions, async ({ input, session }) => ({
    results: await questionsMatching(database, currentSkills, session.user.id, input.limit),
  }));

  serve(getQuestion, async (call) => {
    const question = await store.questionById(database, call.input.id, call.session.user);
    return withModerationNotice(database, "questions", call, question);
  });

  serve.manyAtOnce(withInput(newQuestion(config.questionTitleMax), askQuestion), async (call) => {
    const { input, session } = call;
    const question = await postOnce(
      database,
      call,
      (connection) => store.addQuestion(connection, { limits, defences }, input, session),
      { storage },
    );
    return withModerationNotice(database, "questions", call, question);
  });

  serve(withInput(editedQuestion(config.questionTitleMax), editQuestion), async (call) => {
    const { id, ...edited } = call.input;
    const wanted = { ...edited, number: id, writer: call.session };
    const question = await store.editQuestion(database, { limits, defences }, wanted);
    return withModerationNotice(database, "questions", call, question);
  });

  serve(deleteQuestion, ({ input: { id, ...why }, session }) =>
    deletePost(database, { kind: "question", number: id, user: session.user, refusal }, { config, mail, ...why }),
  );

  serve(acceptAnswer, ({ input: { id, commentId }, session }) =>
    setAcceptedAnswer(database, limits, { number: id, commentId, writer: session }),
  );

  serve(takeBackAcceptance, ({ input, session }) =>
    setAcceptedAnswer(database, limits, { number: input.id, commentId: null, writer: session }),
  );

  serve(keepAnswerDraft, async ({ input: { id, text }, session }) => {
    await keepDraft(database, { number: id, text, user: session.user });
    return { address: config.publicUrl + paths.question(id) };
  });

  serve(discardAnswerDraft, ({ input, session }) => discardDraft(database, input.id, session.user.id));
}

const refusal = "notYourQuestion";
