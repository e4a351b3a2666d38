import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import {
  admitUser,
  eraseMember,
  inviteUser,
  liftSuspension,
  listMembers,
  previewErasure,
  refuseUser,
  suspendUser,
} from "../../contract/people/members.ts";
import type { Role } from "../../contract/people/people.ts";
import type { PostsFate } from "../../contract/people/settings.ts";
import { changeRole } from "../../contract/people/users.ts";
import { call } from "../api/api.ts";
import { userKeys } from "./user-queries.ts";

const memberKeys = {
  all: ["members"] as const,
  list: (asked: InputOf<typeof listMembers>) => ["members", "list", asked] as const,
  erasure: (id: number) => ["members", "erasure", id] as const,
};

export const membersQuery = (asked: InputOf<typeof listMembers>) =>
  queryOptions({
    queryKey: memberKeys.list(asked),
    queryFn: ({ signal }) => call(listMembers, asked, signal),
  });

/** What erasing a member would delete. Always refetched. */
export const erasureQuery = (id: number) =>
  queryOptions({
    queryKey: memberKeys.erasure(id),
    queryFn: ({ signal }) => call(previewErasure, { id }, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Staff actions on a member. Suspending hides, readmitting restores all that they wrote, so everything is invalidated. */
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
      onSuccess: () => client.invalidateQueries(),
    }),
    lift: useMutation({ mutationFn: () => call(liftSuspension, { id }), onSuccess: () => client.invalidateQueries() }),
    // An admitted member shows up in lists, counts and matches. Also invalidated on failure: another of the team may have
    // decided.
    admit: useMutation({ mutationFn: () => call(admitUser, { id }), onSettled: () => client.invalidateQueries() }),
    refuse: useMutation({
      mutationFn: (reason: string | null) => call(refuseUser, { id, reason }),
      onSuccess: () => client.invalidateQueries({ queryKey: memberKeys.all }),
    }),
    lookAgain: () => void client.invalidateQueries({ queryKey: memberKeys.all }),
    invite: useMutation({ mutationFn: () => call(inviteUser, { id }) }),
    changeRole: useMutation({ mutationFn: (role: Role) => call(changeRole, { id, role }), onSuccess }),
    // Posts, comments and matches show people.
    erase: useMutation({
      mutationFn: (posts: PostsFate) => call(eraseMember, { id, posts }),
      onSuccess: () => void client.invalidateQueries(),
    }),
  };
}
