import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import * as messages from "#messages/people.ts";
import { openings, verifiedGraduates } from "#messages/profiles.ts";
import * as skills from "#messages/skills.ts";
import { headlineMax } from "../../contract/people/profiles.ts";
import { findCohorts } from "../cohorts/cohort-search.ts";
import { companyQuery } from "../companies/company-queries.ts";
import { findCompanies } from "../companies/company-search.ts";
import { findSkills } from "../skills/skill-queries.ts";
import { type Filter, uncounted } from "../ui/lists/filter.ts";
import type { ListPanel } from "../ui/lists/filter-layout.tsx";
import { filterNumbers } from "../ui/lists/filter-numbers.ts";
import { type ChosenFilters, useFilters } from "../ui/lists/filter-state.ts";
import { trimmed, useTypedText } from "../ui/lists/search-text.ts";
import { type AskedUsers, userFilters } from "./user-filters.ts";
import { userFacetsQuery } from "./user-queries.ts";

/** The filter panel beside the list. If the counts can't be loaded it works without them. */
export function useUserPanel(asked: AskedUsers): ListPanel {
  const chosen = userFilters.onlyMeant(useFilters(userFilters.panelNames));
  const { data: facets, ...counting } = useQuery({ ...userFacetsQuery(asked), placeholderData: keepPreviousData });
  const [location] = chosen.of("location");
  const former = useFormerCompanies(chosen.of("formerCompany").map(Number));

  const filters: Filter[] = [
    {
      name: "skill",
      title: messages.userFiltersSkills,
      note: messages.skillsNote,
      values: facets?.skill ?? [],
      finder: { label: skills.find, find: findSkills },
    },
    {
      name: "company",
      title: messages.userFiltersCompany,
      values: facets?.company ?? [],
      finder: { label: messages.findCompany, find: findCompanies },
    },
    {
      name: "formerCompany",
      title: messages.formerCompany,
      // Set by a link on a company's page.
      content: null,
      chips: former.map((company) => ({
        label: messages.workedAt(company.name),
        remove: () =>
          chosen.choose(
            "formerCompany",
            former.flatMap(({ id }) => (id === company.id ? [] : [String(id)])),
          ),
      })),
    },
    {
      name: "cohort",
      title: messages.userFiltersCohort,
      values: facets?.cohort ?? [],
      finder: { label: messages.findCohort, find: findCohorts },
    },
    {
      name: "location",
      title: messages.userFiltersLocation,
      content: <LocationFilter chosen={chosen} key={chosen.clearings} />,
      chips: location ? [{ label: messages.inPlace(location), remove: () => chosen.choose("location", []) }] : [],
    },
    { name: "openTo", title: messages.userFiltersOpenTo, values: facets?.openTo ?? uncounted(openings) },
    {
      name: "verified",
      title: verifiedGraduates,
      values: facets?.verified ?? uncounted({ true: verifiedGraduates }),
      isSingle: true,
    },
  ];
  return { chosen, filters, count: messages.count, numbers: filterNumbers(counting) };
}

function useFormerCompanies(ids: number[]) {
  const found = useQueries({ queries: ids.map((id) => companyQuery(id)) });
  return ids.map((id, place) => ({ id, name: found[place]?.data?.name ?? "…" }));
}

const pause = 400;

/** Typing is debounced. */
function LocationFilter({ chosen }: { chosen: ChosenFilters }) {
  const [place = ""] = chosen.of("location");
  const { choose } = chosen;
  const onTyped = useCallback((typed: string) => choose("location", typed ? [typed] : []), [choose]);
  const box = useTypedText({ said: place, meant: trimmed, onTyped, pause });

  return (
    <input
      {...box}
      aria-label={messages.userFiltersLocation}
      autoComplete="off"
      className="input input-sm"
      dir="auto"
      maxLength={headlineMax}
      placeholder={messages.findLocation}
      type="search"
    />
  );
}
