import * as facts from "#messages/project-facts.ts";
import * as messages from "#messages/projects.ts";
import * as skills from "#messages/skills.ts";
import { leastScore } from "../../contract/matches.ts";
import { useChosenSkills } from "../skills/skill-choices.ts";
import { findSkills } from "../skills/skill-queries.ts";
import { type Filter, uncounted } from "../ui/lists/filter.ts";
import { FilterBox } from "../ui/lists/filter-box.tsx";
import type { ListPanel } from "../ui/lists/filter-layout.tsx";
import { type ChosenFilters, useFilters } from "../ui/lists/filter-state.ts";
import { projectFilters } from "./project-filters.ts";

/** The filter panel beside the list. */
export function useProjectPanel(): ListPanel {
  const chosen = projectFilters.onlyMeant(useFilters(projectFilters.panelNames));
  const named = useChosenSkills(chosen.of("skill").map(Number), []);
  const filters: Filter[] = [
    seatsFilter(chosen),
    { name: "stage", title: messages.stage, values: uncounted(facts.stages) },
    {
      name: "skill",
      title: messages.seatSkills,
      // The list has no counts, so only chosen values are shown.
      values: named.map(({ id, name }) => ({ value: String(id), label: name })),
      finder: { label: skills.find, find: findSkills },
    },
  ];
  return { chosen, filters, count: messages.count };
}

const boxes = { fits: { value: "1", label: facts.seatsThatFit }, seats: { value: "open", label: facts.openSeats } };

function seatsFilter(chosen: ChosenFilters): Filter {
  const names = ["fits", "seats"] as const;
  const isOn = (name: string) => chosen.of(name).length > 0;
  return {
    name: "seatFilters",
    title: messages.seats,
    content: names.map((name) => (
      <div key={name}>
        <FilterBox
          isChosen={isOn(name)}
          toggle={() => chosen.choose(name, isOn(name) ? [] : [boxes[name].value])}
          value={boxes[name]}
        />
        {name === "fits" && <p className="meta ml-8 pb-1">{messages.seatFitsRule(leastScore * 100)}</p>}
      </div>
    )),
    chips: names.filter(isOn).map((name) => ({ label: boxes[name].label, remove: () => chosen.choose(name, []) })),
  };
}
