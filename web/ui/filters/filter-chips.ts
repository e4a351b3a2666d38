import { namedValue } from "#messages/filters.ts";
import type { Filter, FilterChip } from "./filter.ts";
import type { ChosenFilters } from "./use-filters.ts";

/** All that is chosen. A value is named by its group until its own name has come. */
export function chipsOf(filters: readonly Filter[], chosen: ChosenFilters): FilterChip[] {
  return filters.flatMap((filter) => {
    if (!filter.values) return filter.chips;
    const { name, title, values } = filter;
    const now = chosen.of(name);
    return now.map((value) => ({
      label: values.find((one) => one.value === value)?.label ?? namedValue(title, value),
      remove: () =>
        chosen.choose(
          name,
          now.filter((other) => other !== value),
        ),
    }));
  });
}
