import { expect, test } from "vitest";
import { amountOf } from "../../web/jobs/amount.ts";

test.each([
  ["55000", 55_000],
  ["55.000", 55_000],
  ["55,000.50", 55_000.5],
  ["1 234 567,89", 1_234_567.89],
  ["55'000", 55_000],
  ["55’000", 55_000],
  ["25,50", 25.5],
  ["55k", Number.NaN],
  [" ", null],
])("pay that is typed as %j is %d, however one groups thousands", (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});
