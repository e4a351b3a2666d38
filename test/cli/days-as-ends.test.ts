import { expect, test } from "vitest";
import { dueTime } from "../../server/cli/due-command.ts";
import { lastMomentIn } from "../../server/import/import-values.ts";

test.for([
  ["27.11.2026", "2026-11-27T23:59:59.999Z"],
  [" 2026-11-27 ", "2026-11-27T23:59:59.999Z"],
  ["2026-11-27T00:00Z", "2026-11-27T00:00Z"],
  ["2026-11-27 10:00", "2026-11-27T10:00Z"],
] as const)("a job that expires on a day is listed until the end of that day: %s", ([written, end]) => {
  expect(lastMomentIn(written)).toBe(end);
});

test("due --at a day runs everything due until its end; at a time, until then", () => {
  expect(dueTime("2026-12-01")).toBe("2026-12-01T23:59:59.999Z");
  for (const time of ["2026-12-01T08:00Z", "2026-12-01T08:00:00.5+01:00"]) expect(dueTime(time)).toBe(time);
  for (const none of ["", "2026-02-30", "0000-01-01", "2026-12-01 08:00"])
    expect(() => dueTime(none)).toThrow("--at is");
});
