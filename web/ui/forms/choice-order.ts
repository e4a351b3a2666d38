/** A long list of choices, the likely ones first. */
export const likelyFirst = <Value>(values: readonly Value[], likely: readonly Value[]): Value[] => [
  ...new Set([...likely.filter((value) => values.includes(value)), ...values]),
];
