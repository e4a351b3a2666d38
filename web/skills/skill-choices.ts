import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { loading } from "#messages/states.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { useRested } from "../ui/forms/rested.ts";
import { skillChoicesQuery, skillQuery } from "./skill-queries.ts";
import { bestFirst, isSpeltIn, type NamedSkill, type RankedSkill } from "./skill-ranking.ts";

const none: NamedSkill[] = [];

/** The skills to choose from for what was typed: out of the first thousand, and of those beyond as the server finds them. */
export function useSkillChoices(typed: string) {
  const first = useQuery(skillChoicesQuery());
  const { skills: firstSkills, isWhole } = first.data ?? { skills: none, isWhole: true };
  const search = useRested(typed);
  const beyond = useQuery({
    ...skillChoicesQuery(search),
    enabled: !isWhole && search !== "",
    placeholderData: keepPreviousData,
  });
  const found = !isWhole && typed !== "" ? (beyond.data?.skills ?? none) : none;

  const isAsking = !isWhole && typed !== "" && (beyond.isFetching || typed !== search);
  const skills = useMemo(
    () => ranked(firstSkills, found, { typed, isAnswer: !isAsking }),
    [firstSkills, found, typed, isAsking],
  );
  const isLoading = !first.data || isAsking;
  const failed = [first, beyond].find(({ error }) => error);
  return {
    skills,
    isWhole,
    isLoading,
    /** Whether nothing in sight is called as it was typed, typos aside. */
    isUnknown: !isLoading && !failed && typed !== "" && !skills.some((skill) => isSpeltIn(skill, typed)),
    failure: failed?.error,
    retry: () => void failed?.refetch(),
  };
}

type Asked = { typed: string; isAnswer: boolean };

/** What the server alone knows an answer in comes last, in its order; not while that is the answer to something else. */
function ranked(first: NamedSkill[], found: NamedSkill[], { typed, isAnswer }: Asked): RankedSkill[] {
  const all = [...new Map([...first, ...found].map((skill) => [skill.id, skill])).values()];
  const best = bestFirst(all, typed);
  if (!isAnswer) return best;
  const placed = new Set(best.map(({ id }) => id));
  return [...best, ...found.filter(({ id }) => !placed.has(id))];
}

/** The chosen skills with their names; those that nobody here has named yet, as of a draft, are asked for. */
export function useChosenSkills(ids: number[], named: SkillName[]): SkillName[] {
  const first = useQuery(skillChoicesQuery());
  const names = new Map([...(first.data?.skills ?? none), ...named].map(({ id, name }) => [id, name]));
  const nameless = first.data ? ids.filter((id) => !names.has(id)) : [];
  const asked = useQueries({ queries: nameless.map((id) => skillQuery(id)) });
  for (const { data } of asked) if (data) names.set(data.id, data.name);
  return ids.map((id) => ({ id, name: names.get(id) ?? loading }));
}
