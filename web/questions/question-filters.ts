import type { InputOf } from "../../contract/interface/endpoint.ts";
import { type listQuestions, questionSorts, questionStates } from "../../contract/questions.ts";
import { isId, meantFilters, oneOf } from "../ui/lists/filter-parsing.ts";

export type AskedQuestions = InputOf<typeof listQuestions>;

export const questionFilters = meantFilters({
  several: { state: oneOf(questionStates), skill: isId },
  single: { mine: oneOf(["true"]) },
  others: { sort: oneOf(questionSorts) },
});

/** The query of the list of questions that an address stands for. */
export const askedQuestions = (parameters: URLSearchParams): AskedQuestions => questionFilters.asked(parameters);
