import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Connection } from "../database/connection.ts";
import { type Asked, askedInWords } from "./asked.ts";

/**
 * The number of hits, the ids on a page, and the relevance step of the first hit, 1 to 5; `isForgiven` where only forgiving a
 * typo finds anything.
 */
export type Found = { total: number; ids: number[]; step: number | null; isForgiven: boolean };

/** Hits are counted up to `countedTo` + 1. */
type Stretch = { offset: number; limit: number; countedTo?: number };
type Manner = { forgiving?: boolean };

/** The search plan of each kind, computed in one statement for all of them. */
export async function searchPlans(
  database: Connection,
  kinds: ListKind[],
  asked: Asked,
): Promise<Map<ListKind, string>> {
  const plans = await database<{ kind: ListKind; plan: string }[]>`
    select kind, plan::text from search_plans_of(${kinds}, ${database.json(asked)}, false)`;
  return new Map(plans.map(({ kind, plan }) => [kind, plan]));
}

/**
 * Finds the visible records that match all terms, best match first; only where there are none, one typo in a word of a title or
 * name is forgiven. A search of punctuation alone is matched in the title literally. `plan` is the kind's from `searchPlans`,
 * if known.
 */
export async function search(
  database: Connection,
  kind: ListKind,
  asked: Asked,
  { offset, limit, countedTo = Number.POSITIVE_INFINITY }: Stretch,
  plan?: string,
): Promise<Found> {
  const most = Number.isFinite(countedTo) ? countedTo + 1 : null;
  const wanted = database`${kind}, ${database.json(asked)}, ${offset}, ${limit}, ${most}`;
  const [found] = await database<[Found]>`
    select total, ids, step, is_forgiven
    from ${plan ? database`planned_page(${plan}::search_plan, ${wanted})` : database`search_page(${wanted})`}`;
  return found;
}

/** The records that words find, hidden ones included, in SQL: `record_id` and its relevance `step`. */
export const documentsFound = (database: Connection, kind: ListKind, typed: string, { forgiving = false }: Manner) => {
  const asked = database.json(askedInWords(typed));
  return database`(
    select record_id, step from records_found(${kind}, ${asked}, search_plan_of(${kind}, ${asked}, ${forgiving}))) found`;
};

/** Whether any record, hidden ones included, is found without forgiving a typo. */
export async function isFoundAsTyped(database: Connection, kind: ListKind, typed: string): Promise<boolean> {
  const { count } = await database`select from ${documentsFound(database, kind, typed, {})} limit 1`;
  return count > 0;
}
