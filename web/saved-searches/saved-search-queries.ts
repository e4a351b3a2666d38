import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  nameSearch,
  type SavedSearch,
  saveSearch,
} from "../../contract/saved-searches.ts";
import { call } from "../api/api.ts";

const savedSearchesKey = ["saved-searches"] as const;

export const savedSearchesQuery = queryOptions({
  queryKey: savedSearchesKey,
  queryFn: ({ signal }) => call(listSavedSearches, {}, signal),
  select: ({ results }) => results,
});

export const searchNameQuery = (search: InputOf<typeof nameSearch>) =>
  queryOptions({
    queryKey: ["saved-searches", "name", search],
    queryFn: ({ signal }) => call(nameSearch, search, signal),
  });

export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (search: InputOf<typeof saveSearch>) => call(saveSearch, search),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}

/** Saves a change, optimistically. */
export function useEditSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<SavedSearch, "id" | "mail">) => call(changeSavedSearch, change),
    onMutate: (change) => {
      client.setQueryData(savedSearchesQuery.queryKey, (list) => {
        return list && { results: list.results.map((one) => (one.id === change.id ? { ...one, ...change } : one)) };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}

export function useDeleteSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteSavedSearch, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}
