import * as messages from "#messages/filters.ts";
import { tryAgain } from "#messages/states.ts";
import type { Filter, FilterNumbers } from "./filter.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { ChosenFilters } from "./use-filters.ts";

export type PanelProps = {
  filters: readonly Filter[];
  chosen: ChosenFilters;
  /** How long the list is; undefined until it is known. */
  total: number | undefined;
  numbers?: FilterNumbers;
};

export function FilterGroups({ filters, chosen, numbers }: PanelProps) {
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
        {filters.map(
          (filter) => filter.content !== null && <FilterGroup chosen={chosen} filter={filter} key={filter.name} />,
        )}
      </div>
    </>
  );
}
