import { z } from "zod";
import { atMost } from "./fields.ts";
import { says } from "./messages.ts";

/** So many values of one filter count at once. */
export const filterValuesMax = 20;

/** A filter of a list that may come several times in an address, `skill=3&skill=9`: its values, each once. */
export function severalOf<Value extends z.ZodType>(value: Value) {
  const values = atMost(filterValuesMax, value, {
    not: says("notValid"),
    more: says("tooManyValues", filterValuesMax),
  });
  return z
    .preprocess((sent) => (sent === undefined || Array.isArray(sent) ? sent : [sent]), values.default([]))
    .transform((chosen) => [...new Set(chosen)]);
}

/** A filter of one value, `true`: left out it is none. */
export const onlyWhereTrue = z
  .literal("true")
  .optional()
  .transform((sent) => sent === "true");

/** Whether a list also says how many there are behind each value of its filters. */
export const facetsAsked = {
  facets: z
    .enum(["true", "false"])
    .default("false")
    .transform((sent) => sent === "true"),
};

/**
 * A value as it stands in the address, in the words of the reply's language, and the list's `total` with it in place of those
 * that are chosen in its filter.
 */
export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof facetValue>;

/** What a list replies beside its results where it was asked for facets, by the filters' names. */
export const facetsOf = <Filter extends string>(filters: readonly Filter[]) => ({
  facets: z
    .object(Object.fromEntries(filters.map((filter) => [filter, z.array(facetValue)])) as Facets<Filter>)
    .optional(),
});

type Facets<Filter extends string> = Record<Filter, z.ZodArray<typeof facetValue>>;
