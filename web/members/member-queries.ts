import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../contract/endpoint.ts";
import { inviteUser, liftSuspension, listMembers, suspendUser } from "../../contract/members.ts";
import type { Role } from "../../contract/people.ts";
import { changeRole } from "../../contract/users.ts";
import { call } from "../api.ts";
import { userKeys } from "../users/user-queries.ts";

const memberKeys = {
  all: ["members"] as const,
  list: (asked: InputOf<typeof listMembers>) => ["members", "list", asked] as const,
};

export const membersQuery = (asked: InputOf<typeof listMembers>) =>
  queryOptions({
    queryKey: memberKeys.list(asked),
    queryFn: ({ signal }) => call(listMembers, asked, signal),
  });

/** What staff do with one member. Afterwards the lists of members and the member's page are stale. */
export function useMemberChanges(id: number) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: memberKeys.all }),
      client.invalidateQueries({ queryKey: userKeys.one(id) }),
    ]);
  return {
    suspend: useMutation({
      mutationFn: (given: Omit<InputOf<typeof suspendUser>, "id">) => call(suspendUser, { ...given, id }),
      onSuccess,
    }),
    lift: useMutation({ mutationFn: () => call(liftSuspension, { id }), onSuccess }),
    invite: useMutation({ mutationFn: () => call(inviteUser, { id }) }),
    changeRole: useMutation({ mutationFn: (role: Role) => call(changeRole, { id, role }), onSuccess }),
  };
}
