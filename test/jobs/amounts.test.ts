import { expect, test } from "vitest";
import { amountOf } from "../../web/jobs/salary-amount.ts";

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
])("the pay field reads %j as %d, whatever separates the thousands", (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});
