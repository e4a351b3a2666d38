import type { Session } from "../http/session.ts";
import { type BoardLists, searchedLists } from "./saved-search-lists.ts";
import { parsedQuery } from "./saved-search-query.ts";
import type { StoredSearch } from "./saved-search-store.ts";

/** The first hits of a saved search for a member, and their number. */
export type ListCalls = (
  search: Pick<StoredSearch, "kind" | "query">,
  session: Session,
  limit: number,
) => Promise<{ total: number; results: { id: number }[] }>;

export function listCalls(board: BoardLists): ListCalls {
  const lists = Object.fromEntries(Object.entries(searchedLists).map(([kind, { list }]) => [kind, list(board)]));
  return async ({ kind, query }, session, limit) => {
    const list = lists[kind] as (query: never, session: Session) => Promise<unknown>;
    const page = await list({ ...parsedQuery(kind, query), limit } as never, session);
    // Removes the fields that the list's output schema doesn't have.
    return searchedLists[kind].call.output.parse(page);
  };
}
