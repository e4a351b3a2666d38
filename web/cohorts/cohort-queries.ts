import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  claimCohort,
  getCohort,
  leaveCohort,
  listCohorts,
  listOwnCohorts,
  listPending,
  takeBackVouch,
  vouch,
} from "../../contract/cohorts.ts";
import { listUsers } from "../../contract/people/users.ts";
import { call } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";

const cohortKeys = {
  all: ["cohorts"] as const,
  lists: ["cohorts", "list"] as const,
  one: (id: number) => ["cohorts", "one", id] as const,
};

export const cohortsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...cohortKeys.lists, page, search],
    queryFn: ({ signal }) => call(listCohorts, { page, search }, signal),
  });

export const cohortQuery = (id: number) =>
  queryOptions({
    queryKey: cohortKeys.one(id),
    queryFn: ({ signal }) => call(getCohort, { id }, signal),
  });

/** The cohorts in which the reader is verified. */
export const ownCohortsQuery = queryOptions({
  queryKey: [...cohortKeys.all, "own"],
  queryFn: ({ signal }) => call(listOwnCohorts, {}, signal),
  select: ({ results }) => results,
});

/** The verified members of a cohort, as the list of users shows them. */
export const cohortPeopleQuery = (id: number) =>
  queryOptions({
    queryKey: [...cohortKeys.one(id), "people"],
    queryFn: ({ signal }) => call(listUsers, { cohort: [id], limit: 30 }, signal),
  });

export const pendingQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...cohortKeys.one(id), "pending", page],
    queryFn: ({ signal }) => call(listPending, { id, page }, signal),
  });

/** Loads a cohort, and who waits in it where the reader may see that. */
export async function prefetchCohort(id: number) {
  const { pendingCount } = await queryClient.fetchQuery(cohortQuery(id));
  if (pendingCount) await queryClient.prefetchQuery(pendingQuery(id, 1));
}

const choicesAtMost = 100;

/** Cohorts to choose from: the latest, or those that a text finds. */
export const cohortChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: [...cohortKeys.all, "choices", search],
    queryFn: ({ signal }) => call(listCohorts, { search, limit: choicesAtMost }, signal),
    select: ({ results }) => results,
  });

/** Faces on every page show the mark of a verified graduate, so a membership or vouch invalidates everything. */
export function useMembership(id: number) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  return {
    claim: useMutation({ mutationFn: () => call(claimCohort, { id }), onSuccess }),
    leave: useMutation({ mutationFn: () => call(leaveCohort, { id }), onSuccess }),
  };
}

/** Claims several cohorts; claiming one again changes nothing. */
export const useClaims = () =>
  useMutation({ mutationFn: (ids: number[]) => Promise.all(ids.map((id) => call(claimCohort, { id }))) });

export function useVouching(id: number, userId: number) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  return {
    vouch: useMutation({ mutationFn: () => call(vouch, { id, userId }), onSuccess }),
    takeBack: useMutation({ mutationFn: () => call(takeBackVouch, { id, userId }), onSuccess }),
  };
}
