import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Connection } from "../database/connection.ts";
import { type Asked, askedInWords } from "./asked.ts";

/**
 * How many were found, the ids of those on a page, and on which step of a best match the first of all stands, 1 to 5;
 * `isForgiven` where only a typo forgiven finds anything.
 */
export type Found = { total: number; ids: number[]; step: number | null; isForgiven: boolean };

/** What is found beyond `countedTo` counts as one more. */
type Stretch = { offset: number; limit: number; countedTo?: number };
type Manner = { forgiving?: boolean };

/** How each of these kinds is looked through for what is asked: read once where several are searched. */
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
 * Finds what all see that has all that is asked for, best match first; only where there is none, one typo in a word of a title
 * or name is forgiven. Signs alone must stand in the title as they are. `plan` is the kind's of `searchPlans`, where that was asked.
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

/** What words find, seen by all or not, in SQL: `record_id` and the `step` that it stands on. */
export const documentsFound = (database: Connection, kind: ListKind, typed: string, { forgiving = false }: Manner) => {
  const asked = database.json(askedInWords(typed));
  return database`(
    select record_id, step from records_found(${kind}, ${asked}, search_plan_of(${kind}, ${asked}, ${forgiving}))) found`;
};

/**
 * The same by its ids: the step that each stands on, 0 for all others. Where nobody asks for the best match all stand on the last one,
 * which is found sooner.
 */
export async function stepsOfFound(
  database: Connection,
  kind: ListKind,
  typed: string,
  { forgiving = false, bySteps = true }: Manner & { bySteps?: boolean },
): Promise<Uint8Array> {
  const found = await database<{ step: number; keys: Buffer; highest: number }[]>`
    select step, keys, highest
    from steps_of_found(${kind}, ${database.json(askedInWords(typed))}, ${forgiving}, ${bySteps})
    where keys is not null order by step desc`;
  const steps = new Uint8Array(1 + Math.max(0, ...found.map(({ highest }) => highest)));
  for (const { step, keys } of found) {
    for (let at = 0; at < keys.length; at += 4) steps[keys.readInt32BE(at)] = step;
  }
  return steps;
}

/** Whether anything, seen by all or not, is found as it was typed. */
export async function isFoundAsTyped(database: Connection, kind: ListKind, typed: string): Promise<boolean> {
  const { count } = await database`select from ${documentsFound(database, kind, typed, {})} limit 1`;
  return count > 0;
}
