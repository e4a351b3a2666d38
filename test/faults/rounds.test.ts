import { expect, test } from "vitest";
import { rounds as fuzzing } from "../hostile/fuzzing.ts";
import { isLong, rounds } from "./rounds.ts";

test.runIf(isLong)("a long run tries faults and hostile input in their full numbers", () => {
  expect(rounds(3, 30)).toBe(30);
  expect(fuzzing(2).numRuns).toBeGreaterThanOrEqual(40);
});
