import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Binned, deleteForGood, listBin, restoreDeleted } from "../../contract/moderation/bin.ts";
import { call } from "../api/api.ts";

export type InBin = Pick<Binned, "parent" | "id">;

const binKey = ["bin"] as const;

export const binQuery = (page: number) =>
  queryOptions({
    queryKey: [...binKey, page],
    queryFn: ({ signal }) => call(listBin, { page }, signal),
  });

/** A restored record may show up anywhere, so everything is invalidated. */
export function useBringingBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ parent, id }: InBin) => call(restoreDeleted, { parent, id }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useDeletingForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ parent, id }: InBin) => call(deleteForGood, { parent, id }),
    onSuccess: () => client.invalidateQueries({ queryKey: binKey }),
  });
}
