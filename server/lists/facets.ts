import type { FacetValue } from "../../contract/interface/facets.ts";

/** How many values of a filter a page shows. */
const shown = 20;

/** All values of a filter with a fixed set, in its order, including those with count 0. */
export const fixedValues = <Value extends string>(
  labels: Record<Value, string>,
  counts: ReadonlyMap<string, number>,
): FacetValue[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));

/**
 * The values of a filter of records, such as skills: the `most` highest counts, equal ones by name, and all chosen ones.
 * `counted` are the candidates ordered by name; it includes the chosen ones, even with count 0.
 */
export function namedValues(counted: FacetValue[], chosen: readonly string[], most = shown): FacetValue[] {
  const byCount = counted.toSorted((one, other) => other.count - one.count);
  return byCount.filter(({ value, count }, place) => chosen.includes(value) || (place < most && count > 0));
}

/**
 * The keys that can be among the `most` highest counts, including all that share the lowest, and the chosen ones. Names decide
 * later.
 */
export function mostNamed(counts: Int32Array, most: number, chosen: readonly number[]): number[] {
  const counted: number[] = [];
  for (let key = 1; key < counts.length; key += 1) if ((counts[key] as number) > 0) counted.push(key);
  const least =
    counts[counted.toSorted((one, other) => (counts[other] as number) - (counts[one] as number))[most - 1] ?? 0] ?? 0;
  const enough = counted.length <= most ? counted : counted.filter((key) => (counts[key] as number) >= least);
  return [...new Set([...enough, ...chosen])];
}
