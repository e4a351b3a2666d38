import { Fragment } from "react";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/jobs.ts";
import { leastScore } from "../../contract/matches.ts";
import type { Filter } from "../ui/lists/filter.ts";
import { FilterBox } from "../ui/lists/filter-box.tsx";
import type { ChosenFilters } from "../ui/lists/filter-state.ts";
import type { JobFacets } from "./job-queries.ts";

const names = ["fits", "saved"] as const;
const labels = { fits: facts.fitsMe, saved: facts.saved, mine: messages.myJobs };

/** The filters that depend on the reader. `mine` is set by a link elsewhere, and has only a chip to remove it. */
export function forMeFilter(chosen: ChosenFilters, facets: JobFacets | undefined): Filter {
  const isOn = (name: string) => chosen.of(name)[0] === "true";
  return {
    name: "forMe",
    title: messages.forMe,
    content: names.map((name) => (
      <Fragment key={name}>
        <FilterBox
          isChosen={isOn(name)}
          toggle={() => chosen.choose(name, isOn(name) ? [] : ["true"])}
          value={{ value: "true", ...facets?.[name][0], label: labels[name] }}
        />
        {name === "fits" && <p className="meta ml-8 pb-1">{messages.fitsRule(leastScore * 100)}</p>}
      </Fragment>
    )),
    chips: ([...names, "mine"] as const)
      .filter(isOn)
      .map((name) => ({ label: labels[name], remove: () => chosen.choose(name, []) })),
  };
}
