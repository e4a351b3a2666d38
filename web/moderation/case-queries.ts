import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import {
  claimCase,
  decideCase,
  getCase,
  leaveCase,
  listCases,
  type NewDecision,
  type WholeCase,
} from "../../contract/moderation/cases.ts";
import { call } from "../api/api.ts";

/** Polled, because other staff may work on the same cases. */
const askedAgain = { refetchInterval: 15_000, staleTime: 0 };

const caseKeys = {
  list: (asked: InputOf<typeof listCases>) => ["cases", "list", asked] as const,
  one: (id: number) => ["cases", "one", id] as const,
};

export const casesQuery = (asked: InputOf<typeof listCases>) =>
  queryOptions({
    queryKey: caseKeys.list(asked),
    queryFn: ({ signal }) => call(listCases, asked, signal),
    ...askedAgain,
  });

/** The first page of open cases, in the order in which they are to be decided. */
export const queueQuery = casesQuery({});

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: caseKeys.one(id),
    queryFn: ({ signal }) => call(getCase, { id }, signal),
    ...askedAgain,
  });

/** Claims a case. If another staff member was first, the refetched case says so. */
export function useClaiming(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (takeOver: boolean) => call(claimCase, { id, takeOver }),
    onSuccess: (claimed: WholeCase) => client.setQueryData(caseKeys.one(id), claimed),
    onError: () => client.invalidateQueries({ queryKey: caseKeys.one(id) }),
  });
}

export const leave = (id: number) => call(leaveCase, { id }).catch(() => undefined);

/** A decision may concern a record on any page, so everything is invalidated. */
export function useDeciding(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: NewDecision) => call(decideCase, { ...decision, id }),
    onSuccess: () => client.invalidateQueries(),
  });
}
