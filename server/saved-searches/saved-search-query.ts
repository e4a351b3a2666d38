import type { Message } from "../../contract/interface/messages.ts";
import { fieldMessages } from "../../contract/interface/problems.ts";
import type { SavedSearchKind } from "../../contract/saved-searches.ts";
import { invalid } from "../http/problems.ts";
import type { Session } from "../http/session.ts";
import { type BoardLists, type SearchedQuery, searchedLists } from "./saved-search-lists.ts";
import type { StoredSearch } from "./saved-search-store.ts";

/** Parameters of a list's display, not of its content. */
const ofTheView = ["page", "limit", "sort", "facets"];

/** Parses a list's query string. Throws invalid on `query` where the list refuses it. */
export function parsedQuery(kind: SavedSearchKind, query: string): SearchedQuery {
  const { input } = searchedLists[kind].call;
  const sent = new URLSearchParams(query);
  const known = Object.keys(input.shape).filter((name) => sent.has(name) && !ofTheView.includes(name));
  const valuesOf = (name: string) => (sent.getAll(name).length > 1 ? sent.getAll(name) : sent.get(name));
  const parsed = input.safeParse(Object.fromEntries(known.map((name) => [name, valuesOf(name)])));
  if (!parsed.success) throw invalid({ query: Object.values(fieldMessages(parsed.error))[0] as Message });
  return parsed.data as SearchedQuery;
}

/** The canonical form of a query string. Throws invalid on `query` where the list refuses it. */
export function canonicalQuery(kind: SavedSearchKind, query: string): string {
  const asked = Object.entries<unknown>(parsedQuery(kind, query)).filter(([name]) => !ofTheView.includes(name));
  const kept = asked.flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each != null && each !== "" && each !== false)
      .map((each) => [name, String(each)]),
  );
  const search = new URLSearchParams(kept as [string, string][]);
  return String(new URLSearchParams([...search].toSorted(byNameThenValue)));
}

const byNameThenValue = ([name, value]: [string, string], [otherName, other]: [string, string]) =>
  name === otherName ? compare(value, other) : compare(name, otherName);
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The first hits of a saved search for a member, and their number. */
type ListCalls = (
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
