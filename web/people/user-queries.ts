import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import type { Role } from "../../contract/people/people.ts";
import { changeRole, editUser, getUser, listUsers } from "../../contract/people/users.ts";
import { call } from "../api/api.ts";
import type { AskedUsers } from "./user-filters.ts";

/** As whom a member sees their own page. */
export type SeenAs = NonNullable<InputOf<typeof getUser>["as"]>;

export const userKeys = {
  all: ["users"] as const,
  lists: ["users", "list"] as const,
  one: (id: number) => ["users", "one", id] as const,
};

export const usersQuery = (asked: AskedUsers) =>
  queryOptions({
    queryKey: [...userKeys.lists, asked],
    queryFn: ({ signal }) => call(listUsers, asked, signal),
  });

/** The counts for the filters, apart from the list, which doesn't wait for them. */
export const userFacetsQuery = ({ page: _, sort: __, ...asked }: AskedUsers) =>
  queryOptions({
    queryKey: [...userKeys.lists, "facets", asked],
    queryFn: ({ signal }) => call(listUsers, { ...asked, limit: 1, facets: "true" }, signal),
    select: ({ facets }) => facets,
  });

export const userQuery = (id: number, as?: SeenAs) =>
  queryOptions({
    queryKey: as ? [...userKeys.one(id), as] : userKeys.one(id),
    queryFn: ({ signal }) => call(getUser, { id, as }, signal),
  });

/** Posts, comments, skills and matches all show people, so everything is invalidated. */
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
