import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { PostList } from "../../../contract/interface/lists.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import type { QuestionFacetName, QuestionQuery } from "../../../contract/questions/question-filters.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import type { Database } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { Totals } from "../../lists/totals.ts";
import { withExcerpts } from "../../posts/post-beginnings.ts";
import { listedQuestions } from "../question-store.ts";
import type { QuestionColumns } from "./question-columns.ts";
import { facetsOf } from "./question-facets.ts";
import { isOnlyChosen, pageOfSorted } from "./question-order.ts";
import { isMistyped, pageOfChosen, pageOfNaming, scopeOf } from "./question-selection.ts";

export type QuestionLists = {
  database: Database;
  lists: Lists;
  totals: Totals;
  currentQuestions: () => Promise<QuestionColumns>;
};
export type Reading = { reader: Account; messages: Messages };
export type FilteredQuestions = PostList<Question> & { facets?: Record<QuestionFacetName, FacetValue[]> };

/** Whether a query lists all questions, newest first, or those that a search finds by relevance. */
export const isWithoutFilters = ({ state, skill, mine, sort, facets, search }: QuestionQuery): boolean =>
  state.length === 0 && skill.length === 0 && !mine && !facets && (!sort || (sort === "newest" && search === ""));

/** A page of the questions that match the filters, in any order, with their facets. */
export async function filteredQuestions(
  questionLists: QuestionLists,
  query: QuestionQuery,
  { reader, messages }: Reading,
): Promise<FilteredQuestions> {
  const { database, lists, currentQuestions } = questionLists;
  const forgiving = await isMistyped(database, { ...query, reader });
  const scope = scopeOf(database, { ...query, forgiving, reader });
  const [{ ids, total }, facets] = await Promise.all([
    isOnlyChosen(query) ? pageOfAll(questionLists, query) : pageOfChosen(database, scope, query),
    query.facets ? facetsOf(database, currentQuestions, { scope, query }, messages) : undefined,
  ]);
  const results = await lists.records("question", ids, listedQuestions(database));
  return { ...withExcerpts(listReply(query, results, total)), ...(facets && { facets }) };
}

/** Without a search or `mine`, the number of matching questions is known from the totals or columns. */
const pageOfAll = async ({ database, totals, currentQuestions }: QuestionLists, query: QuestionQuery) =>
  query.skill.length === 0
    ? pageOfSorted(database, totals, query)
    : pageOfNaming(database, await currentQuestions(), query);
