import { filterValuesMax } from "../../../contract/interface/facets.ts";
import { type ChosenFilters, filterIn } from "./filter-state.ts";
import { listLocation } from "./list-location.ts";

type Check = (value: string) => boolean;

export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value);
export const upTo =
  (most: number): Check =>
  (value) =>
    /^[1-9]\d*$/.test(value) && Number(value) <= most;
export const isId = upTo(2 ** 31 - 1);

type Checks = {
  /** Parameters that can be repeated. */
  several: Record<string, Check>;
  single: Record<string, Check>;
  /** Parameters that aren't filters of the panel. */
  others: Record<string, Check>;
};

/** Parses the filters of a list from its address; invalid values are ignored. */
export function meantFilters({ several, single, others }: Checks) {
  const checks = { ...several, ...single, ...others };
  const meant = (name: string, values: readonly string[]) =>
    values.filter((value) => checks[name]?.(value)).slice(0, name in several ? filterValuesMax : 1);

  return {
    panelNames: [...Object.keys(several), ...Object.keys(single)],
    onlyMeant: (chosen: ChosenFilters): ChosenFilters => ({ ...chosen, of: (name) => meant(name, chosen.of(name)) }),
    asked: (parameters: URLSearchParams) => {
      const chosen = Object.keys(checks).flatMap((name): [string, string | string[]][] => {
        const values = meant(name, filterIn(parameters, name));
        if (name in several) return [[name, values]];
        return values.map((value) => [name, value]);
      });
      return { ...listLocation(parameters), ...Object.fromEntries(chosen) };
    },
  };
}
