import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addCompany, editCompany, getCompany, listCompanies } from "../../contract/companies.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { selectListLimit } from "../../contract/interface/lists.ts";
import { listUsers } from "../../contract/people/users.ts";
import { call } from "../api/api.ts";
import { useAttempts } from "../ui/forms/form-attempts.ts";

export const companyKeys = {
  all: ["companies"] as const,
  list: (page: number, search: string) => ["companies", "list", page, search] as const,
  ones: ["companies", "one"] as const,
  one: (id: number) => ["companies", "one", id] as const,
  choices: (search: string) => ["companies", "choices", search] as const,
};

export const companiesQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: companyKeys.list(page, search),
    queryFn: ({ signal }) => call(listCompanies, { page, search }, signal),
  });

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: companyKeys.one(id),
    queryFn: ({ signal }) => call(getCompany, { id }, signal),
  });

/** The first ten people, by name, who work or worked there. */
export const companyPeopleQuery = (id: number, filter: "company" | "formerCompany") =>
  queryOptions({
    queryKey: [...companyKeys.one(id), filter],
    queryFn: ({ signal }) => call(listUsers, { [filter]: [id] }, signal),
  });

/** The options of a select list: the first by name, or those that match the search. */
export const companyChoicesQuery = (search = "") =>
  queryOptions({
    queryKey: companyKeys.choices(search),
    queryFn: ({ signal }) => call(listCompanies, { search, limit: selectListLimit }, signal),
    staleTime: 60_000,
    select: (list) => list.results.map(({ id, name }) => ({ id, name })),
  });

/** Adds a company, or saves the one with this id. */
export function useSaveCompany(id?: number) {
  const client = useQueryClient();
  const attempt = useAttempts();
  return useMutation({
    mutationFn: (company: InputOf<typeof addCompany>) =>
      attempt((key) =>
        id === undefined ? call(addCompany, company, undefined, { key }) : call(editCompany, { ...company, id }),
      ),
    // Jobs and people show their company's name, so a change invalidates everything.
    onSuccess: () => client.invalidateQueries({ queryKey: id === undefined ? companyKeys.all : [] }),
  });
}
