import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Connection } from "../database/connection.ts";

/** How many were found, and the ids of those on a page. */
export type Found = { total: number; ids: number[] };

type Stretch = { offset: number; limit: number };
type Manner = { forgiving?: boolean };

/**
 * Finds what all see that has all words typed, best match first; only where there is none, one typo in a word of a title or
 * name is forgiven. Signs alone must stand in the title as they are.
 */
export async function search(
  database: Connection,
  kind: ListKind,
  typed: string,
  { offset, limit }: Stretch,
): Promise<Found> {
  const find = async ({ forgiving = false }: Manner) => {
    const [found] = await database<[Found]>`
      select total, ids from search_page(${kind}, ${typed}, ${forgiving}, ${offset}, ${limit})`;
    return found;
  };
  const exact = await find({});
  return exact.total > 0 ? exact : find({ forgiving: true });
}

/** What a search finds, seen by all or not, in SQL: `record_id` and the `step` that it stands on. */
export const documentsFound = (
  database: Connection,
  kind: ListKind,
  typed: string,
  { forgiving = false }: Manner,
) => database`(
  select record_id, min(step) as step
  from unnest(search_steps(${kind}, ${typed}, ${forgiving})) with ordinality steps (query, step)
    join search_documents on lexemes @@ query
  group by record_id) found`;

/** Whether anything, seen by all or not, is found as it was typed. */
export async function isFoundAsTyped(database: Connection, kind: ListKind, typed: string): Promise<boolean> {
  const { count } = await database`select from ${documentsFound(database, kind, typed, {})} limit 1`;
  return count > 0;
}
