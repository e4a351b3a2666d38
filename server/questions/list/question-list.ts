import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { PostList } from "../../../contract/interface/lists.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import type { QuestionFacetName, QuestionQuery } from "../../../contract/questions/question-filters.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import type { Connection, Database } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { allOf, type ChosenPage, pageOfChosen } from "../../lists/chosen-page.ts";
import { type Lists, listReply } from "../../lists/list-page.ts";
import type { Totals } from "../../lists/totals.ts";
import { withExcerpts } from "../../posts/post-beginnings.ts";
import { listedQuestions, questionsPage } from "../question-store.ts";
import { questionFacets } from "./question-facets.ts";
import { chosenFilters, isInScope, isMistyped, questionsFound } from "./question-filters.ts";
import { orderOf, pageOfSorted } from "./question-order.ts";

type QuestionLists = { database: Database; lists: Lists; totals: Totals };
type Reading = { reader: Account; messages: Messages };
type QuestionPage = PostList<Question> & { facets?: Record<QuestionFacetName, FacetValue[]> };

/** A page of questions for a member's query. */
export type QuestionList = (query: QuestionQuery, reading: Reading) => Promise<QuestionPage>;

export const questionList =
  (questionLists: QuestionLists): QuestionList =>
  (query, reading) =>
    isWithoutFilters(query)
      ? questionsPage(questionLists.database, questionLists.lists, query)
      : filteredQuestions(questionLists, query, reading);

/** Whether a query lists all questions, newest first, or those that a search finds by relevance. */
const isWithoutFilters = ({ state, skill, mine, sort, facets, search }: QuestionQuery): boolean =>
  state.length === 0 && skill.length === 0 && !mine && !facets && (!sort || (sort === "newest" && search === ""));

/** A page of the questions that match the filters, in any order, with their facets. */
async function filteredQuestions(
  { database, lists, totals }: QuestionLists,
  query: QuestionQuery,
  { reader, messages }: Reading,
): Promise<QuestionPage> {
  const forgiving = await isMistyped(database, query, reader);
  const isOfAll = query.search === "" && !query.mine && query.skill.length === 0;
  const chosen = isOfAll ? pageOfSorted(database, totals, query) : pageInOrder(database, query, { reader, forgiving });
  const [{ records, total }, facets] = await Promise.all([
    chosen.then(async ({ ids, total }) => ({
      total,
      records: await lists.records("question", ids, listedQuestions(database)),
    })),
    query.facets ? questionFacets(database, query, { reader, forgiving }, messages) : undefined,
  ]);
  return { ...withExcerpts(listReply(query, records, total)), ...(facets && { facets }) };
}

function pageInOrder(
  database: Connection,
  query: QuestionQuery,
  { reader, forgiving }: { reader: Account; forgiving: boolean },
): Promise<ChosenPage> {
  const { search, sort = "newest" } = query;
  const isSearched = search !== "";
  const isByRelevance = isSearched && query.sort === undefined;
  const conditions = [isInScope(database, query, reader), ...chosenFilters(database, query).values()];
  return pageOfChosen(
    database,
    {
      rows: database`
        select post_id as id, post_id, asked_at, active_at, votes ${isByRelevance ? database`, step` : database``}
        from ${questionsFound(database, search, forgiving)} where ${allOf(database, conditions)}`,
      order: database`${isByRelevance ? database`step,` : database``} ${orderOf(database, sort)}`,
      isSearched,
    },
    query,
  );
}
