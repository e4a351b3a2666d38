import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { changeRepositories, listEvidence, listRepositories, type NewRepository } from "../../contract/evidence.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { call } from "../api/api.ts";

/** Invalidates everything that shows members. */
const people = ["users"] as const;

export const evidenceQuery = (userId: number, skillId: number) =>
  queryOptions({
    queryKey: [...people, "evidence", userId, skillId],
    queryFn: ({ signal }) => call(listEvidence, { id: userId, skillId }, signal),
    select: ({ results }) => results,
  });

const repositoriesKey = ["repositories"] as const;

export const repositoriesQuery = queryOptions({
  queryKey: repositoriesKey,
  queryFn: ({ signal }) => call(listRepositories, {}, signal),
  select: ({ repositories }) => repositories,
});

/** Saves the reader's repositories. The board checks unproven ones at once, which can take some seconds. */
export function useSaveRepositories() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (repositories: NewRepository[]) => call(changeRepositories, { repositories }),
    onSuccess: (saved: OutputOf<typeof changeRepositories>) => {
      client.setQueryData(repositoriesKey, saved);
      void client.invalidateQueries({ queryKey: people });
    },
  });
}
