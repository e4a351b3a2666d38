import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { loading } from "#messages/lists.ts";
import type { SkillName } from "../../contract/skills.ts";
import { withoutAccents } from "../../contract/texts/accents.ts";
import { useDebounced } from "../ui/forms/debounce.ts";
import { type SkillChoice, skillChoicesQuery, skillQuery } from "./skill-queries.ts";

const none: SkillChoice[] = [];

/** The options of a skill picker: the first thousand, or the results for the typed text. */
export function useSkillChoices(typed: string) {
  const first = useQuery(skillChoicesQuery());
  const search = useDebounced(typed);
  const found = useQuery({
    ...skillChoicesQuery(search),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  const isSearch = typed !== "";
  const { data, error, refetch } = isSearch ? found : first;
  const ranked = useMemo(
    () => (data && isSearch ? inRank(data.skills, search) : data?.skills),
    [data, isSearch, search],
  );
  const isLoading = isSearch ? found.isFetching || typed !== search : !first.data;
  const skills = ranked ?? none;
  return {
    skills,
    isWhole: first.data?.isWhole ?? true,
    isLoading,
    /** Whether no name contains the typed text; matches by spelling correction don't count. */
    isUnknown: isSearch && !isLoading && !error && !skills.some((skill) => isSpeltIn(skill, typed)),
    failure: error ?? undefined,
    retry: () => void refetch(),
  };
}

const isSpeltIn = ({ name, aliases }: SkillChoice, typed: string) =>
  [name, ...aliases].some((each) => plain(each).includes(plain(typed)));

/** Ranks equal names first, then names, words in names and aliases that begin so; the rest stays in the server's order. */
function inRank(skills: SkillChoice[], typed: string): SkillChoice[] {
  const sought = plain(typed);
  const begins = (name: string) => name.startsWith(sought);
  const rankOf = ({ name, aliases }: SkillChoice) => {
    const called = plain(name);
    const others = aliases.map(plain);
    if ([called, ...others].includes(sought)) return 0;
    if (begins(called)) return 1;
    if (called.split(/[\s./-]+/).some(begins)) return 2;
    return others.some(begins) ? 3 : 4;
  };
  return skills
    .map((skill) => ({ skill, rank: rankOf(skill) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ skill }) => skill);
}

/** Ignores case, accents and extra blanks. */
const plain = (text: string) => withoutAccents(text).toLowerCase().trim().replace(/\s+/g, " ");

/** The chosen skills with their names; unknown names, as in a draft, are fetched. */
export function useChosenSkills(ids: number[], named: SkillName[]): SkillName[] {
  const first = useQuery(skillChoicesQuery());
  const names = new Map([...(first.data?.skills ?? none), ...named].map(({ id, name }) => [id, name]));
  const nameless = first.data ? ids.filter((id) => !names.has(id)) : [];
  const asked = useQueries({ queries: nameless.map((id) => skillQuery(id)) });
  for (const { data } of asked) if (data) names.set(data.id, data.name);
  return ids.map((id) => ({ id, name: names.get(id) ?? loading }));
}
