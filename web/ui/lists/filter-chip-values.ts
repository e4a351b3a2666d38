import { namedValue } from "#messages/forms.ts";
import type { Filter, FilterChip } from "./filter.ts";
import type { ChosenFilters } from "./filter-state.ts";

export type KeyedChip = FilterChip & { key: string };

/** Chips for all chosen values. A value whose label hasn't loaded shows its group's name. */
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
