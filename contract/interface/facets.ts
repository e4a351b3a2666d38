import { z } from "zod";
import { limitedArray } from "./fields.ts";
import { says } from "./messages.ts";

/** How many values of one filter can be chosen at once. */
export const filterValuesMax = 20;

/** A filter that can be repeated in an address, `skill=3&skill=9`; parsed as its distinct values. */
export function repeatable<Value extends z.ZodType>(value: Value) {
  const values = limitedArray(filterValuesMax, value, {
    not: says("notValid"),
    more: says("tooManyValues", filterValuesMax),
  });
  return z
    .preprocess((sent) => (sent === undefined || Array.isArray(sent) ? sent : [sent]), values.default([]))
    .transform((chosen) => [...new Set(chosen)]);
}

/** A flag: only `true`, or omitted for false. */
export const onlyWhereTrue = z
  .literal("true")
  .optional()
  .transform((sent) => sent === "true");

/** Whether the reply also counts the results behind each value of the filters. */
export const facetsAsked = {
  facets: z
    .enum(["true", "false"])
    .default("false")
    .transform((sent) => sent === "true"),
};

/** How many of the results are counted; where there are more, counts are of the first in the list's own order. */
export const facetRowsMax = 10_000;

/**
 * `value` as in the address; `label` in the reply's language; `count` is the list's `total` if this value were chosen instead
 * of those chosen in its filter, or with `isAtLeast` at most that.
 */
export const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  isAtLeast: z.literal(true).optional(),
});
export type FacetValue = z.output<typeof facetValue>;

/** The counts by filter name, if they were asked for. */
export const facetsOf = <Filter extends string>(filters: readonly Filter[]) => ({
  facets: z
    .object(Object.fromEntries(filters.map((filter) => [filter, z.array(facetValue)])) as Facets<Filter>)
    .optional(),
});

type Facets<Filter extends string> = Record<Filter, z.ZodArray<typeof facetValue>>;
