import type { Account } from "../../../contract/people/accounts.ts";
import { type QuestionQuery, questionStates } from "../../../contract/questions/question-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { documentsFound } from "../../finding/search.ts";
import { isThere } from "../../visibility/visibility.ts";
import type { QuestionColumns } from "./question-columns.ts";
import { isOf, type KeysOfPage, orderOf, pageInOrder } from "./question-order.ts";

type Typed = Pick<QuestionQuery, "search" | "mine"> & { reader: Account };
type Scope = Typed & { forgiving: boolean };

/** The questions before the filters apply, in SQL: rows of `question_states` with the relevance `step` of a search. */
export function scopeOf(database: Connection, { search, mine, forgiving, reader }: Scope): Fragment {
  const isInScope = mine ? isAskedBy(database, reader) : database`listed`;
  return search === ""
    ? database`(select *, 0 as step from question_states where ${isInScope}) scope`
    : database`(select question_states.*, step from ${found(database, search, forgiving)} where ${isInScope}) scope`;
}

/** Whether a question is the reader's own, hidden ones included, in SQL. */
const isAskedBy = (database: Connection, reader: Account): Fragment => database`
  post_id in (select id from posts where owner_id = ${reader.id} and kind = 'question' and ${isThere(database, "posts")})`;

const found = (database: Connection, search: string, forgiving: boolean): Fragment => database`
  question_states join ${documentsFound(database, "question", search, { forgiving })} on record_id = post_id`;

/** Whether a typo is to be forgiven: no listed question, nor one of the reader's own if asked for, is found exactly. */
export async function isMistyped(database: Connection, { search, mine, reader }: Typed): Promise<boolean> {
  if (search === "") return false;
  const { count } = await database`
    select from ${found(database, search, false)}
    where listed ${mine ? database`or ${isAskedBy(database, reader)}` : database``} limit 1`;
  return count === 0;
}

/** Whether a question has all of these skills, in SQL. */
export const namesAll = (database: Connection, skills: readonly number[]): Fragment =>
  skills.length === 0
    ? database`true`
    : database`post_id in (
        select post_id from post_skills where skill_id = any(${[...skills]}::int[])
        group by post_id having count(*) = ${skills.length})`;

/** The keys of a page of the matching questions of a scope, and their number. */
export async function pageOfChosen(
  database: Connection,
  scope: Fragment,
  { state, skill, sort, search, page, limit }: QuestionQuery,
): Promise<KeysOfPage> {
  const order = orderOf(database, sort ?? "newest");
  const states = state.length > 0 ? state : questionStates;
  const [chosen] = await database<[{ ids: number[]; total: number }]>`
    with chosen as materialized (
      select * from ${scope} where ${isOf(database, states)} and ${namesAll(database, skill)}
    )
    select (select count(*)::int from chosen) as total, array(
      select post_id from chosen order by ${sort || search === "" ? order : database`step, ${order}`}
      limit ${limit} offset ${(page - 1) * limit}::bigint) as ids`;
  return chosen;
}

/**
 * A page of the questions in some states with all of some skills. Few of them (in total, or compared with the others) are
 * selected by key and sorted, because those with an old skill may all be at the order's end. Many are found by walking the
 * order's index until the page is full.
 */
export function pageOfNaming(
  database: Connection,
  columns: QuestionColumns,
  query: QuestionQuery,
  sortedMost = 3000,
): Promise<KeysOfPage> {
  const { ids, among } = columns.chosenBy(query);
  const condition =
    ids.length <= sortedMost || ids.length * 20 < among
      ? database`post_id = any(${ids}::int[])`
      : database`${isOf(database, query.state.length > 0 ? query.state : questionStates)} and (
          select count(*) from post_skills
          where post_skills.post_id = question_states.post_id and skill_id = any(${[...query.skill]}::int[])
        ) = ${query.skill.length}`;
  return pageInOrder(database, { total: ids.length, condition }, query);
}
