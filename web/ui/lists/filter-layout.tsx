import type { ReactNode } from "react";
import { chipsOf } from "./filter-chip-values.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { PanelProps } from "./filter-groups.tsx";
import { FilterPanel, useHasColumn } from "./filter-panel.tsx";

/** The filter panel of a `ListPage`; `count` puts the number of results into words. */
export type ListPanel = Omit<PanelProps, "total"> & { count: (total: number) => string };

type Props = {
  panel: ListPanel;
  total: number | undefined;
  /** The search box. */
  box?: ReactNode;
  /** The sort menu and other controls. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A list with its filter panel beside it; on small screens the panel's button joins the tools. */
export function FilterLayout({ panel: { count, ...panel }, total, box, tools, children }: Props) {
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
          <FilterChips
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
