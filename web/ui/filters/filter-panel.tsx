import { useSyncExternalStore } from "react";
import * as messages from "#messages/filters.ts";
import { FilterGroups, type PanelProps } from "./filter-groups.tsx";
import { FilterSheet } from "./filter-sheet.tsx";

/** The filters of a list: a column on wide screens, else a button that opens a sheet. */
export function FilterPanel(props: PanelProps) {
  if (!useHasColumn()) return <FilterSheet {...props} />;
  return (
    <section aria-label={messages.title}>
      <FilterGroups {...props} />
    </section>
  );
}

const wide = "(width >= 64rem)";

/** Whether the viewport is wide enough for the column. */
export function useHasColumn() {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
