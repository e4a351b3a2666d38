import type { ReactNode } from "react";
import { ChosenFilters } from "./chosen-filters.tsx";
import { chipsOf } from "./filter-chips.ts";
import type { PanelProps } from "./filter-groups.tsx";
import { FilterPanel, useHasColumn } from "./filter-panel.tsx";

/** For `ListPage`: how much there is, in words. */
export type ListPanel = Omit<PanelProps, "total"> & { count: (total: number) => string };

type Props = {
  panel: ListPanel;
  total: number | undefined;
  /** Where one searches it. */
  box?: ReactNode;
  /** How it is ordered, and what else goes with that. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A list, or what else is narrowed, beside its panel; on small screens the panel's button is among the tools. */
export function Filtered({ panel: { count, ...panel }, total, box, tools, children }: Props) {
  const hasColumn = useHasColumn();
  const narrowing = <FilterPanel {...panel} total={total} />;
  return (
    <div className="filtered">
      {hasColumn && narrowing}
      <div className="min-w-0">
        <div className="list-head">
          <div className="list-tools">
            {box}
            {!hasColumn && narrowing}
            {tools}
          </div>
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
