import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listGrants, makeGrant, revokeGrant } from "../../contract/grants.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { call } from "../api/api.ts";

const grantsKey = ["grants"] as const;

export const grantsQuery = queryOptions({
  queryKey: grantsKey,
  queryFn: ({ signal }) => call(listGrants, {}, signal),
  select: ({ results }) => results,
});

export function useMakeGrant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (grant: InputOf<typeof makeGrant>) => call(makeGrant, grant),
    onSuccess: () => client.invalidateQueries({ queryKey: grantsKey }),
  });
}

export function useRevokeGrant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(revokeGrant, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: grantsKey }),
  });
}
