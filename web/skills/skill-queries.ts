import { queryOptions } from "@tanstack/react-query";
import { selectListLimit } from "../../contract/lists.ts";
import { getSkill, listSkills } from "../../contract/skills.ts";
import { call } from "../api.ts";

export const skillKeys = {
  list: (page: number, search: string) => ["skills", "list", page, search] as const,
  ones: ["skills", "one"] as const,
  one: (id: number) => ["skills", "one", id] as const,
  choices: ["skills", "choices"] as const,
};

export const skillsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: skillKeys.list(page, search),
    queryFn: ({ signal }) => call(listSkills, { page, search }, signal),
  });

export const skillQuery = (id: number) =>
  queryOptions({
    queryKey: skillKeys.one(id),
    queryFn: ({ signal }) => call(getSkill, { id }, signal),
  });

/** For select lists. */
export const skillChoicesQuery = queryOptions({
  queryKey: skillKeys.choices,
  queryFn: ({ signal }) => call(listSkills, { limit: selectListLimit }, signal),
  staleTime: 60_000,
  select: (list) => list.results.map(({ id, name }) => ({ id, name })),
});
