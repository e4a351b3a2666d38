import type { QuestionQuery } from "../../contract/questions.ts";
import type { Connection } from "../database/connection.ts";
import { filterValuesBySearch, passesFilter, skillsBySearch } from "../lists/saved-search-filters.ts";
import { type TextFinds, withText } from "../search-index/saved-search-texts.ts";
import { questionFilters } from "./question-filters.ts";

type Asking = { id: number; asked: QuestionQuery };

/** The questions that each search finds among some: by the list's own filters, for all searches in one statement. */
export async function questionFinder(
  transaction: Connection,
  ids: readonly number[],
  { texts }: { texts: TextFinds },
  searches: readonly Asking[],
): Promise<(search: Asking) => number[]> {
  // Nobody is notified of their own questions.
  const possible = searches.filter(({ asked }) => !asked.mine);
  const asked = possible.map(({ id, asked: query }) => ({ id, ...filterValuesBySearch(query, ["state", "skill"]) }));
  const filters = questionFilters(transaction, {
    state: transaction`asked.state`,
    everySkill: skillsBySearch(transaction),
  });
  const rows = await transaction<{ id: number; found: number[] }[]>`
    select asked.id, array_agg(post_id) as found
    from question_states, jsonb_to_recordset(${transaction.json(asked)}) as asked (id int, state text[], skill bigint[])
    where listed and post_id = any(${[...ids]}::int[]) and ${passesFilter(transaction, filters)} group by asked.id`;
  return withText(rows, texts);
}
