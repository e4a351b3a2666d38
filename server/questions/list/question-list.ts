import type { QuestionQuery } from "../../../contract/questions/question-filters.ts";
import { questionsPage } from "../question-store.ts";
import {
  type FilteredQuestions,
  filteredQuestions,
  isWithoutFilters,
  type QuestionLists,
  type Reading,
} from "./filtered-questions.ts";

/** A page of questions for a member's query. */
export type QuestionList = (query: QuestionQuery, reading: Reading) => Promise<FilteredQuestions>;

export const questionList =
  (questionLists: QuestionLists): QuestionList =>
  (query, reading) =>
    isWithoutFilters(query)
      ? questionsPage(questionLists.database, questionLists.lists, query)
      : filteredQuestions(questionLists, query, reading);
