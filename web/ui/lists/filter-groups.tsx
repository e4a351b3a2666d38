import { Fragment, useState } from "react";
import * as messages from "#messages/forms.ts";
import { tryAgain } from "#messages/lists.ts";
import { Loading } from "../shell/loading.tsx";
import type { Filter } from "./filter.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { FilterNumbers } from "./filter-numbers.ts";
import type { ChosenFilters } from "./filter-state.ts";

export type PanelProps = {
  filters: readonly Filter[];
  chosen: ChosenFilters;
  /** The list's length; undefined while it loads. */
  total: number | undefined;
  numbers?: FilterNumbers;
};

/**
 * Groups with fixed values are rendered at once. From the first group on that depends on the counts, all wait for these (or
 * their failure), since a group that grows would move those below.
 */
export function FilterGroups({ filters, chosen, numbers }: PanelProps) {
  const groups = filters.filter(({ content }) => content !== null);
  const [isWhole, setWhole] = useState(false);
  const isWaiting = !isWhole && numbers?.areFirst === true;
  // Once complete, the panel never falls back to the skeleton.
  if (!isWhole && !isWaiting) setWhole(true);
  const firstOpen = groups.findIndex(({ values }) => values?.length === 0);
  const shown = isWaiting && firstOpen >= 0 ? groups.slice(0, firstOpen) : groups;

  return (
    <div aria-busy={numbers?.isWaiting} className="grid divide-y divide-base-300">
      {shown.map((filter, place) => (
        <Fragment key={filter.name}>
          {numbers?.hasFailed && place === firstOpen && <NumbersFailed retry={numbers.retry} />}
          <FilterGroup chosen={chosen} filter={filter} />
        </Fragment>
      ))}
      {shown.length < groups.length && <FilterSkeleton groups={groups.length - shown.length} />}
    </div>
  );
}

const NumbersFailed = ({ retry }: Pick<FilterNumbers, "retry">) => (
  <p className="py-5 text-sm" role="alert">
    {messages.numbersFailed}{" "}
    <button className="text-link" onClick={retry} type="button">
      {tryAgain}
    </button>
  </p>
);

/** The skeleton of a filter panel. */
function FilterSkeleton({ groups }: { groups: number }) {
  return (
    <Loading>
      <div className="grid divide-y divide-base-300">
        {Array.from({ length: groups }, (_, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div className="grid gap-4 py-5" key={group}>
            <div className="bone h-5 w-1/3" />
            {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
              <div className={`bone h-4 ${width}`} key={width} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
