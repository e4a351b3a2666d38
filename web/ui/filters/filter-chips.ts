import { namedValue } from "#messages/filters.ts";
import type { Filter, FilterChip } from "./filter.ts";
import type { ChosenFilters } from "./use-filters.ts";

export type KeyedChip = FilterChip & { key: string };

/** All that is chosen. A value is named by its group until its own name has come. */
export function chipsOf(filters: readonly Filter[], chosen: ChosenFilters): KeyedChip[] {
  return filters.flatMap((filter) => {
    const { name, title, values } = filter;
    if (!values) return filter.chips.map((chip) => ({ ...chip, key: `${name} ${chip.label}` }));
    const now = chosen.of(name);
    return now.map((value) => ({
      key: `${name} ${value}`,
      label: values.find((one) => one.value === value)?.label ?? namedValue(title, value),
      remove: () =>
        chosen.choose(
          name,
          now.filter((other) => other !== value),
        ),
    }));
  });
}
