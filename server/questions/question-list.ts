import type { FacetValue } from "../../contract/interface/facets.ts";
import type { PostList } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Question, QuestionFacetName, QuestionQuery, QuestionSort } from "../../contract/questions.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { allOf } from "../lists/filter-sql.ts";
import type { ListSelection, Lists } from "../lists/list-page.ts";
import { withExcerpts } from "../posts/post-excerpts.ts";
import type { ListSearch } from "../search-index/search.ts";
import { questionFacets } from "./question-facets.ts";
import { chosenFilters, isInScope, questionsFound, searchedQuestions } from "./question-filters.ts";
import { listedQuestions, questionsPage } from "./question-store.ts";

export type QuestionLists = { database: Database; lists: Lists };
type Reading = { reader: Account; messages: Messages };
type QuestionPage = PostList<Question> & { facets?: Record<QuestionFacetName, FacetValue[]> };

/** A page of questions for a member's query. */
export type QuestionList = (query: QuestionQuery, reading: Reading) => Promise<QuestionPage>;

export const questionList =
  (questionLists: QuestionLists): QuestionList =>
  (query, reading) =>
    isWithoutFilters(query) && !query.facets
      ? questionsPage(questionLists.database, questionLists.lists, query)
      : filteredQuestions(questionLists, query, reading);

/** Whether a query lists all questions, newest first, or those that a search finds by relevance. */
const isWithoutFilters = ({ state, skill, mine, sort, search }: QuestionQuery): boolean =>
  state.length === 0 && skill.length === 0 && !mine && (!sort || (sort === "newest" && search === ""));

/** A page of the questions that match the filters, in any order, with their facets. */
async function filteredQuestions(
  { database, lists }: QuestionLists,
  query: QuestionQuery,
  { reader, messages }: Reading,
): Promise<QuestionPage> {
  const searched = await searchedQuestions(database, query, reader);
  const select = listedQuestions(database);
  const [list, facets] = await Promise.all([
    isWithoutFilters(query)
      ? lists.page("question", query, select)
      : lists.chosen("question", questionsInOrder(database, query, { reader, searched }), query, select),
    query.facets ? questionFacets(database, query, { reader, searched }, messages) : undefined,
  ]);
  return { ...withExcerpts(list), ...(facets && { facets }) };
}

function questionsInOrder(
  database: Connection,
  query: QuestionQuery,
  { reader, searched }: { reader: Account; searched: ListSearch },
): ListSelection {
  const { search, sort = "newest", state, skill, mine } = query;
  const isSearched = search !== "";
  const isByRelevance = isSearched && query.sort === undefined;
  const conditions = [isInScope(database, query, reader), ...chosenFilters(database, query).values()];
  return {
    rows: database`
      select post_id as id, post_id, asked_at, active_at, votes ${isByRelevance ? database`, step` : database``}
      from ${questionsFound(database, searched)} where ${allOf(database, conditions)}`,
    order: database`${isByRelevance ? database`step,` : database``} ${orders(database)[sort]}`,
    isSearched,
    ...(!isSearched && !mine && skill.length === 0 && { name: `question ${state.toSorted().join()}` }),
  };
}

/** The orders of rows of `question_states`, in SQL: exactly those of the indexes, so that these alone find the pages. */
const orders = (database: Connection): Record<QuestionSort, Fragment> => ({
  newest: database`asked_at desc, post_id desc`,
  active: database`active_at desc, asked_at desc, post_id desc`,
  votes: database`votes desc, asked_at desc, post_id desc`,
});
