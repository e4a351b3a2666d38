import {
  type QuestionQuery,
  type QuestionSort,
  type QuestionState,
  questionStates,
} from "../../../contract/questions/question-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import type { Totals } from "../../lists/totals.ts";

/** The order of rows of `question_states`, in SQL: exactly that of the indexes, so that index-only scans find the pages. */
export function orderOf(database: Connection, sort: QuestionSort, from: "start" | "end" = "start"): Fragment {
  const way = from === "start" ? database`desc` : database`asc`;
  const newest = database`asked_at ${way}, post_id ${way}`;
  if (sort === "active") return database`active_at ${way}, ${newest}`;
  return sort === "votes" ? database`votes ${way}, ${newest}` : newest;
}

/** A page of all questions in some states: its keys and the total. */
export async function pageOfSorted(database: Connection, totals: Totals, query: QuestionQuery): Promise<KeysOfPage> {
  const states: readonly QuestionState[] = query.state.length > 0 ? query.state : questionStates;
  const counts = await totals();
  const total = states.reduce((sum, each) => sum + counts[`${each}_question`], 0);
  return pageInOrder(database, { total, condition: isOf(database, states) }, query);
}

export type KeysOfPage = { ids: number[]; total: number };
type Chosen = { total: number; condition: Fragment };

/**
 * The keys of a page of the questions that a condition selects, `total` of them, read from the nearer end of the order's index.
 */
export async function pageInOrder(
  database: Connection,
  { total, condition }: Chosen,
  { sort = "newest", page, limit }: QuestionQuery,
): Promise<KeysOfPage> {
  const offset = (page - 1) * limit;
  const rest = total - offset;
  if (rest <= 0) return { ids: [], total };
  const idsFrom = async (from: "start" | "end", skipped: number, most: number) => {
    const rows = await database<{ postId: number }[]>`
      select post_id from question_states where listed and ${condition}
      order by ${orderOf(database, sort, from)} limit ${most} offset ${skipped}`;
    return rows.map(({ postId }) => postId);
  };
  if (offset < total / 2) return { ids: await idsFrom("start", offset, limit), total };
  return { ids: (await idsFrom("end", Math.max(0, rest - limit), Math.min(limit, rest))).reverse(), total };
}

/** Whether a question is in one of these states, in SQL; a single state matches a partial index. */
export function isOf(database: Connection, states: readonly QuestionState[]): Fragment {
  if (states.length === questionStates.length) return database`true`;
  return states.length === 1 ? database`state = ${states[0] as string}` : database`state = any(${[...states]})`;
}
