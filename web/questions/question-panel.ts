import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { names } from "#messages/question-facts.ts";
import * as messages from "#messages/questions.ts";
import * as skills from "#messages/skills.ts";
import { findSkills } from "../skills/skill-queries.ts";
import { type Filter, uncounted } from "../ui/lists/filter.ts";
import type { ListPanel } from "../ui/lists/filter-layout.tsx";
import { filterNumbers } from "../ui/lists/filter-numbers.ts";
import { useFilters } from "../ui/lists/filter-state.ts";
import { type AskedQuestions, questionFilters } from "./question-filters.ts";
import { questionFacetsQuery } from "./question-queries.ts";

/** The filter panel beside the list. If the counts can't be loaded it works without them. */
export function useQuestionPanel(asked: AskedQuestions): ListPanel {
  const chosen = questionFilters.onlyMeant(useFilters(questionFilters.panelNames));
  const { data: facets, ...counting } = useQuery({ ...questionFacetsQuery(asked), placeholderData: keepPreviousData });
  const isMine = chosen.of("mine").length > 0;

  const filters: Filter[] = [
    { name: "state", title: messages.state, values: facets?.state ?? uncounted(names) },
    {
      name: "skill",
      title: skills.skills,
      values: facets?.skill ?? [],
      finder: { label: skills.find, find: findSkills },
    },
    {
      name: "mine",
      title: messages.mine,
      // Set by a link beside the heading.
      content: null,
      chips: isMine ? [{ label: messages.mine, remove: () => chosen.choose("mine", []) }] : [],
    },
  ];
  return { chosen, filters, count: messages.count, numbers: filterNumbers(counting) };
}
