import { useSyncExternalStore } from "react";
import * as messages from "#messages/filters.ts";
import { FilterGroups, type PanelProps } from "./filter-groups.tsx";
import { FilterSheet } from "./filter-sheet.tsx";

/** What narrows a list: a column beside it, on small screens a button and a sheet. */
export function FilterPanel(props: PanelProps) {
  if (!useHasColumn()) return <FilterSheet {...props} />;
  return (
    <section aria-label={messages.title}>
      <FilterGroups {...props} />
    </section>
  );
}

const wide = "(width >= 64rem)";

/** Whether there is room for it beside the list. */
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
