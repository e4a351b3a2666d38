import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../../contract/interface/endpoint.ts";
import type { Role } from "../../../contract/people/people.ts";
import { changeRole, editUser, getUser, listUsers } from "../../../contract/people/users.ts";
import { call } from "../../api/api.ts";

export const userKeys = {
  all: ["users"] as const,
  list: (page: number, search: string) => ["users", "list", page, search] as const,
  one: (id: number) => ["users", "one", id] as const,
};

export const usersQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: userKeys.list(page, search),
    queryFn: ({ signal }) => call(listUsers, { page, search }, signal),
  });

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => call(getUser, { id }, signal),
  });

/** Posts, comments, skills and matches all show people: after a profile has changed everything is stale. */
export function useSaveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: InputOf<typeof editUser>) => call(editUser, profile),
    onSuccess: () => void client.invalidateQueries(),
  });
}

export function useChangeRole(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: Role) => call(changeRole, { id, role }),
    onSuccess: (user) => client.setQueryData(userKeys.one(id), user),
  });
}
