import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addCohort,
  addToRoster,
  confirmMember,
  deleteCohort,
  editCohort,
  type NewCohort,
  takeOutMember,
} from "../../contract/cohorts.ts";
import { call } from "../api/api.ts";

/** Adds a cohort, or saves the one with this id. */
export function useSaveCohort(id?: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cohort: NewCohort) =>
      id === undefined ? call(addCohort, cohort) : call(editCohort, { ...cohort, id }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useDeleteCohort(id: number) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(deleteCohort, { id }), onSuccess: () => client.invalidateQueries() });
}

export function useAddToRoster(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => call(addToRoster, { id, emails }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useMembershipDecision(id: number, userId: number) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  return {
    confirm: useMutation({ mutationFn: () => call(confirmMember, { id, userId }), onSuccess }),
    takeOut: useMutation({ mutationFn: (reason: string) => call(takeOutMember, { id, userId, reason }), onSuccess }),
  };
}
