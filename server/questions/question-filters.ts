import type { Account } from "../../contract/people/accounts.ts";
import { type QuestionFacetName, type QuestionQuery, questionFacetNames } from "../../contract/questions.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { type EveryValue, everyOf } from "../lists/filter-sql.ts";
import { documentsFound, type ListSearch, searchedFor } from "../search-index/search.ts";
import { isNotDeleted } from "../visibility/visibility.ts";

/** The values that filters compare with, in SQL: the parameters of a list, or the columns of many saved searches. */
type AskedQuestions = { state: Fragment; everySkill: EveryValue };

/** The filters of the list of questions: each a condition on a row of `question_states`, in SQL. */
export const questionFilters = (database: Connection, asked: AskedQuestions): Record<QuestionFacetName, Fragment> => ({
  state: database`question_states.state = any(${asked.state})`,
  skill: asked.everySkill(
    (skill) => database`exists (
      select from post_skills where post_skills.post_id = question_states.post_id and skill_id = ${skill})`,
  ),
});

/** The chosen filters as conditions, in SQL. */
export function chosenFilters(database: Connection, query: QuestionQuery): Map<QuestionFacetName, Fragment> {
  const filters = questionFilters(database, {
    state: database`${[...query.state]}::text[]`,
    everySkill: everyOf(database, query.skill),
  });
  const chosen = new Map(
    questionFacetNames.filter((name) => query[name].length > 0).map((name) => [name, filters[name]]),
  );
  // The indexes of each order begin with one state.
  if (query.state.length === 1) chosen.set("state", database`question_states.state = ${query.state[0] as string}`);
  return chosen;
}

/** Before the filters apply: all that are listed, or the reader's own, hidden ones included, in SQL. */
export const isInScope = (database: Connection, { mine }: Pick<QuestionQuery, "mine">, reader: Account): Fragment =>
  mine
    ? database`question_states.post_id in (
        select id from posts where owner_id = ${reader.id} and kind = 'question' and ${isNotDeleted(database, "posts")})`
    : database`listed`;

/** The rows of `question_states`, with the relevance `step` of what a search finds, in SQL. */
export const questionsFound = (database: Connection, searched: ListSearch): Fragment =>
  searched
    ? database`question_states join ${documentsFound(database, searched)} on record_id = post_id`
    : database`question_states`;

/** How questions are searched: a typo is forgiven if no listed question, nor one of the reader's own, is found exactly. */
export const searchedQuestions = (
  database: Connection,
  { search, mine }: QuestionQuery,
  reader: Account,
): Promise<ListSearch> =>
  searchedFor(database, "question", search, async (found) => {
    const { count } = await database`
      select from question_states join ${found} on record_id = post_id
      where listed or ${isInScope(database, { mine }, reader)} limit 1`;
    return count > 0;
  });
