import { expect, test } from "vitest";
import { endIn } from "../../server/import/sources/import-values.ts";

test.for([
  ["27.11.2026", "2026-11-27T23:59:59.999Z"],
  [" 2026-11-27 ", "2026-11-27T23:59:59.999Z"],
  ["2026-11-27T00:00Z", "2026-11-27T00:00Z"],
  ["2026-11-27 10:00", "2026-11-27T10:00Z"],
] as const)("a job that expires on a day is listed all that day: %s", ([written, end]) => {
  expect(endIn(written)).toBe(end);
});
