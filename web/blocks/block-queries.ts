import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { blockUser, listBlocks, unblockUser } from "../../contract/people/blocks.ts";
import { call } from "../api/api.ts";

export const blocksQuery = (page: number) =>
  queryOptions({
    queryKey: ["blocks", page],
    queryFn: ({ signal }) => call(listBlocks, { page }, signal),
  });

/** Profiles, conversations and lists depend on who is blocked, so everything is invalidated. */
export function useBlocking(userId: number) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  return {
    block: useMutation({ mutationFn: () => call(blockUser, { userId }), onSuccess }),
    unblock: useMutation({ mutationFn: () => call(unblockUser, { userId }), onSuccess }),
  };
}
