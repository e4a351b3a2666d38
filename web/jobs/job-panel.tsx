import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/jobs.ts";
import * as skills from "#messages/skills.ts";
import { postedWithinShown } from "../../contract/jobs/jobs.ts";
import { findCompanies } from "../companies/company-search.ts";
import { findSkills } from "../skills/skill-queries.ts";
import { type Filter, uncounted } from "../ui/lists/filter.ts";
import type { ListPanel } from "../ui/lists/filter-layout.tsx";
import { filterNumbers } from "../ui/lists/filter-numbers.ts";
import { useFilters } from "../ui/lists/filter-state.ts";
import { forMeFilter } from "./fit-filter.tsx";
import { type AskedJobs, jobFilters } from "./job-filters.ts";
import { jobFacetsQuery } from "./job-queries.ts";
import { salaryFilter } from "./salary-filter.tsx";

/** The filter panel beside the list. If the counts can't be loaded it works without them. */
export function useJobPanel(asked: AskedJobs): ListPanel {
  const chosen = jobFilters.onlyMeant(useFilters(jobFilters.panelNames));
  const { data: facets, ...counting } = useQuery({ ...jobFacetsQuery(asked), placeholderData: keepPreviousData });

  const filters: Filter[] = [
    forMeFilter(chosen, facets),
    { name: "workplace", title: facts.workplace, values: facets?.workplace ?? uncounted(facts.workplaces) },
    salaryFilter(chosen, facets),
    {
      name: "skill",
      title: messages.skills,
      values: facets?.skill ?? [],
      finder: { label: skills.find, find: findSkills },
    },
    { name: "seniority", title: facts.level, values: facets?.seniority ?? uncounted(facts.seniorities) },
    { name: "type", title: facts.type, values: facets?.type ?? uncounted(facts.types) },
    { name: "language", title: messages.spoken, values: facets?.language ?? [], isFolded: true },
    {
      name: "postedWithin",
      title: messages.posted,
      values: facets?.postedWithin ?? posted,
      isSingle: true,
      isFolded: true,
    },
    {
      name: "company",
      title: messages.jobFiltersCompany,
      values: facets?.company ?? [],
      finder: { label: messages.findCompany, find: findCompanies },
      isFolded: true,
    },
  ];
  return { chosen, filters, count: messages.count, numbers: filterNumbers(counting) };
}

const posted = postedWithinShown.map((days) => ({ value: String(days), label: facts.postedWithin(days) }));
