import { queryOptions } from "@tanstack/react-query";
import { searchEverything } from "../../contract/search/search.ts";
import { call } from "../api/api.ts";
import type { SearchLocation } from "./search-location.ts";

/** The best results of each kind. */
export const everythingQuery = (q: string) =>
  queryOptions({
    queryKey: ["search", q],
    queryFn: ({ signal }) => call(searchEverything, { q }, signal),
    enabled: q !== "",
  });

/** One page of results of one kind. */
export const kindQuery = ({ q, kind, page }: SearchLocation) =>
  queryOptions({
    queryKey: ["search", q, kind, page],
    queryFn: ({ signal }) => call(searchEverything, { q, kinds: kind, page }, signal),
    enabled: q !== "" && kind !== undefined,
  });
