import type { ListKind } from "../../contract/interface/lists.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { namesFor } from "./search-names.ts";
import { type SearchPlan, searchPlan, stepOf } from "./search-plan.ts";
import { queryOfWords } from "./search-query.ts";

/**
 * The number of hits, the ids on a page, and the relevance step of the first hit, 1 to 5; `isForgiven` where only forgiving a
 * typo finds anything.
 */
export type SearchResult = { total: number; ids: number[]; step: number | null; isForgiven: boolean };

/** Hits are counted up to `countedTo` + 1. */
type Stretch = { offset: number; limit: number; countedTo?: number };

/**
 * Finds the visible records of these kinds that plans match, best match first; only where there are none of a kind, one typo in a
 * word of a title or name is forgiven. A search of punctuation alone is matched in the title literally.
 */
export async function search(
  database: Connection,
  plans: readonly SearchPlan[],
  { offset, limit, countedTo = Number.POSITIVE_INFINITY }: Stretch,
): Promise<Map<ListKind, SearchResult>> {
  const most = Number.isFinite(countedTo) ? countedTo + 1 : null;
  const pages = await database<(SearchResult & { kind: ListKind })[]>`
    select kind, total, ids, step, is_forgiven
    from search_pages(${database.json(plans as never)}, ${offset}, ${limit}, ${most})`;
  return new Map(
    pages.map(({ kind, ...page }) => [kind, { ...page, step: page.step === null ? null : stepOf(kind, page.step) }]),
  );
}

/** The plan of a search with words only, as lists have it. */
export async function searchPlanFor(database: Connection, kind: ListKind, typed: string): Promise<SearchPlan> {
  const asked = queryOfWords(typed);
  return searchPlan(kind, asked, await namesFor(database, [asked]));
}

/** What words find in a list: a plan, and whether it allows typos. Null without a search. */
export type ListSearch = { plan: SearchPlan; isForgiving: boolean } | null;

/**
 * How a list is searched: a typo is allowed only if no record that counts is found exactly. `isAnyOf` says whether a source of
 * found documents has one.
 */
export async function searchedFor(
  database: Connection,
  kind: ListKind,
  typed: string,
  isAnyOf: (found: Fragment) => Promise<boolean>,
): Promise<ListSearch> {
  if (typed === "") return null;
  const plan = await searchPlanFor(database, kind, typed);
  const isForgiving = !(await isAnyOf(documentsFound(database, { plan, isForgiving: false })));
  return { plan, isForgiving };
}

/** The records that a list's search finds, hidden ones included, in SQL: `record_id` and its relevance `step`. */
export function documentsFound(database: Connection, { plan, isForgiving }: NonNullable<ListSearch>): Fragment {
  const given = database.json(plan as never);
  const used = isForgiving ? database`coalesce(forgiving_plan(${given}), ${given})` : given;
  return database`(select record_id, step from records_found(${used})) found`;
}
