import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listInvitations, withdrawInvitation } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";

const invitationKeys = { all: ["invitations"] as const, list: (page: number) => ["invitations", page] as const };

export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: invitationKeys.list(page),
    queryFn: ({ signal }) => call(listInvitations, { page }, signal),
  });

export function useWithdrawInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(withdrawInvitation, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationKeys.all }),
  });
}
