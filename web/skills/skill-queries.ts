import { queryOptions } from "@tanstack/react-query";
import { selectListLimit } from "../../contract/interface/lists.ts";
import { getSkill, type ListedSkill, listSkills } from "../../contract/skills.ts";
import { call } from "../api/api.ts";
import type { Finder } from "../ui/lists/filter.ts";

/** Finds skills for filter panels. */
export const findSkills: Finder["find"] = async (search, signal) =>
  (await call(listSkills, { search }, signal)).results.map(({ id, name }) => ({ value: String(id), label: name }));

export const skillKeys = {
  list: (page: number, search: string) => ["skills", "list", page, search] as const,
  ones: ["skills", "one"] as const,
  one: (id: number) => ["skills", "one", id] as const,
  choices: (search: string) => ["skills", "choices", search] as const,
};

/** Sorted by how many people have them, or the results of a search. */
export const skillsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: skillKeys.list(page, search),
    queryFn: ({ signal }) => call(listSkills, { page, search, sort: "people" }, signal),
  });

export const skillQuery = (id: number) =>
  queryOptions({
    queryKey: skillKeys.one(id),
    queryFn: ({ signal }) => call(getSkill, { id }, signal),
  });

export type SkillChoice = Pick<ListedSkill, "id" | "name" | "aliases" | "why">;

/** For select lists: the first by name, or the results of a search; `isWhole` if there are no more. */
export const skillChoicesQuery = (search = "") =>
  queryOptions({
    queryKey: skillKeys.choices(search),
    queryFn: ({ signal }) => call(listSkills, { search, limit: selectListLimit }, signal),
    staleTime: 60_000,
    // During an upgrade the previous version may answer, which sends no aliases.
    select: ({ results, hasNextPage }) => ({
      skills: results.map(({ id, name, aliases = [], why = null }): SkillChoice => ({ id, name, aliases, why })),
      isWhole: !hasNextPage,
    }),
  });
