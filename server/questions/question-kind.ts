import { getQuestion, listQuestions, type QuestionQuery } from "../../contract/questions.ts";
import type { Connection } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { english, type Messages } from "../languages/languages.ts";
import { isOutOfBin, seenTitle } from "../posts/post-sql.ts";
import { skillNamesJson } from "../skills/skill-sql.ts";
import { type QuestionLists, questionList } from "./question-list.ts";
import { offerQuestions } from "./question-offer-store.ts";
import { questions } from "./question-routes.ts";
import { questionFinder } from "./question-saved-search.ts";
import { questionById } from "./question-store.ts";

/** What a question is to the features that deal with every kind of post. */
export const questionKind = {
  routes: [questions],
  /** What search hits are explained by beside the title and the text: the accepted answer first, then the oldest. */
  hit: (database: Connection) => ({
    answers: database`(
      select coalesce(json_agg(json_build_object('id', answers.id, 'text', answers.text)
        order by answers.id is not distinct from questions.accepted_id desc, answers.id), '[]')
      from answers_to_find(record_id) answers)`,
  }),
  /** The list whose searches can be saved, the questions that such searches find, and the filters in their names. */
  searches: {
    call: listQuestions,
    list: (board: QuestionLists) => {
      const list = questionList(board);
      return (query: QuestionQuery, { user }: Session) => list(query, { reader: user, messages: english });
    },
    finder: questionFinder,
    filterNames,
  },
  /** What webhooks send. */
  sent: { call: getQuestion, read: questionById },
  /** The lists of its owner's export. */
  exported: exportedQuestions,
  /** What time brings. */
  due: { quarterHourly: [offerQuestions], daily: [] },
  /** What the operator counts besides all of them. */
  counts: (database: Connection) => ({
    "questions without an answer": database`select count(*) from question_states where state = 'unanswered'`,
  }),
};

function filterNames(query: QuestionQuery, { questionFacts, savedSearchNames }: Messages): string[] {
  return [
    ...query.state.map((each) => questionFacts.names[each]),
    ...(query.mine ? [savedSearchNames.mine.questions] : []),
  ];
}

function exportedQuestions(database: Connection, userId: number) {
  return {
    questions: database`
      select number as id, title, description, created_at, updated_at, edited_at, state,
        ${skillNamesJson(database, "posts")} as skills, accepted_id
      from posts join questions on post_id = posts.id where owner_id = ${userId} and ${isOutOfBin(database, "posts")} order by number`,
    questionVersions: database`
      select posts.number as question_id, version.number, at, version.title, version.description,
        array(select name from skills where id = any(skill_ids) order by sort_key) as skills
      from question_versions version join posts on posts.id = post_id where user_id = ${userId}
      order by posts.number, version.number`,
    questionOffers: database`
      select number as id, ${seenTitle(database)}, at from question_offers join posts on posts.id = post_id
      where user_id = ${userId} order by at, post_id`,
    answerDrafts: database`
      select number as question_id, text, at from answer_drafts join posts on posts.id = post_id
      where user_id = ${userId} order by at, post_id`,
  };
}
