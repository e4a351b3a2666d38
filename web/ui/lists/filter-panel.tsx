import * as messages from "#messages/forms.ts";
import { useMedia } from "../shell/media-query.ts";
import { FilterGroups, type PanelProps } from "./filter-groups.tsx";
import { FilterSheet } from "./filter-sheet.tsx";

/** The filters of a list: a column on wide screens, else a button that opens a sheet. */
export function FilterPanel(props: PanelProps) {
  if (!useHasColumn()) return <FilterSheet {...props} />;
  return (
    <section aria-label={messages.filtersTitle}>
      <FilterGroups {...props} />
    </section>
  );
}

/** Whether the viewport is wide enough for the column. */
export const useHasColumn = () => useMedia("(width >= 64rem)");
