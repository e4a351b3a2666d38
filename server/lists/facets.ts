import type { FacetValue } from "../../contract/interface/facets.ts";

/** Of a filter whose page doesn't say it, so many values are shown. */
const shown = 20;

/** The values of a filter that can have no others, in their order, also those that nothing would be found with. */
export const fixedValues = <Value extends string>(
  labels: Record<Value, string>,
  counts: ReadonlyMap<string, number>,
): FacetValue[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));

/**
 * The values of a filter that records name, like skills: those with the most, then by name, and what is chosen in any case.
 * `counted` are all that count, in the order of their names; what is chosen is among them, also with 0.
 */
export function namedValues(counted: FacetValue[], chosen: readonly string[], most = shown): FacetValue[] {
  const byCount = counted.toSorted((one, other) => other.count - one.count);
  return byCount.filter(({ value, count }, place) => chosen.includes(value) || (place < most && count > 0));
}

/** Whatever may be among so many with the most, whoever comes first by name, and what is chosen. */
export function mostNamed(counts: Int32Array, most: number, chosen: readonly number[]): number[] {
  const counted: number[] = [];
  for (let key = 1; key < counts.length; key += 1) if ((counts[key] as number) > 0) counted.push(key);
  const least =
    counts[counted.toSorted((one, other) => (counts[other] as number) - (counts[one] as number))[most - 1] ?? 0] ?? 0;
  const enough = counted.length <= most ? counted : counted.filter((key) => (counts[key] as number) >= least);
  return [...new Set([...enough, ...chosen])];
}
