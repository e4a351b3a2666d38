import type { ReactNode } from "react";
import { ChosenFilters } from "./chosen-filters.tsx";
import { chipsOf } from "./filter-chips.ts";
import type { PanelProps } from "./filter-groups.tsx";
import { FilterPanel } from "./filter-panel.tsx";

/** For `ListPage`: how much there is, in words. */
export type ListPanel = Omit<PanelProps, "total"> & { count: (total: number) => string };

type Props = { panel: ListPanel; total: number | undefined; box?: ReactNode; children: ReactNode };

/** A list, or what else is narrowed, beside its panel; `box` is where one searches it. */
export function Filtered({ panel: { count, ...panel }, total, box, children }: Props) {
  return (
    <div className="filtered">
      <FilterPanel {...panel} total={total} />
      <div className="min-w-0">
        {box}
        <div className="mt-4">
          <ChosenFilters
            chips={chipsOf(panel.filters, panel.chosen)}
            clear={panel.chosen.clear}
            count={total === undefined ? "" : count(total)}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
