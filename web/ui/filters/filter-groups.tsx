import { useState } from "react";
import * as messages from "#messages/filters.ts";
import { tryAgain } from "#messages/states.ts";
import type { Filter } from "./filter.ts";
import { FilterBones } from "./filter-bones.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { FilterNumbers } from "./filter-numbers.ts";
import type { ChosenFilters } from "./use-filters.ts";

export type PanelProps = {
  filters: readonly Filter[];
  chosen: ChosenFilters;
  /** How long the list is; undefined until it is known. */
  total: number | undefined;
  numbers?: FilterNumbers;
};

/** Drawn once all values are known, or won't be: a group that grows would push the next ones away. */
export function FilterGroups({ filters, chosen, numbers }: PanelProps) {
  const groups = filters.filter(({ content }) => content !== null);
  const [isDrawn, setDrawn] = useState(false);
  if (!isDrawn && numbers?.areFirst) return <FilterBones groups={groups.length} />;
  // From then on they stay, whatever is pressed in them.
  if (!isDrawn) setDrawn(true);

  return (
    <>
      {numbers?.hasFailed && (
        <p className="mb-4 text-sm" role="alert">
          {messages.numbersFailed}{" "}
          <button className="text-link" onClick={numbers.retry} type="button">
            {tryAgain}
          </button>
        </p>
      )}
      <div aria-busy={numbers?.isWaiting} className="grid divide-y divide-base-300">
        {groups.map((filter) => (
          <FilterGroup chosen={chosen} filter={filter} key={filter.name} />
        ))}
      </div>
    </>
  );
}
