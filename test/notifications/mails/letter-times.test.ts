import { expect, test } from "vitest";
import { beginningOf, dayAt, lastLetters } from "../../../server/notifications/letter-times.ts";

const berlin = { timeZone: "Europe/Berlin", hour: 8, weekday: 1 };

test("N24 a letter is due at the member's hour in their time zone, in summer and winter", () => {
  expect(lastLetters("2026-07-15T06:00:00Z", berlin)).toEqual({
    daily: "2026-07-15T06:00:00Z",
    weekly: "2026-07-13T06:00:00Z",
  });
  expect(lastLetters("2026-07-15T05:59:59Z", berlin).daily).toBe("2026-07-14T06:00:00Z");
  expect(lastLetters("2026-01-14T07:30:00Z", berlin).daily).toBe("2026-01-14T07:00:00Z");
  expect(lastLetters("2026-07-13T05:59:00Z", berlin).weekly).toBe("2026-07-06T06:00:00Z");
  expect(lastLetters("2026-07-12T22:00:00Z", { timeZone: "Pacific/Auckland", hour: 9, weekday: 1 }).weekly).toBe(
    "2026-07-12T21:00:00Z",
  );
});

test("N24 a skipped hour moves to the next one, a repeated hour counts once", () => {
  const two = { ...berlin, hour: 2 };
  expect(lastLetters("2026-03-29T12:00:00Z", two).daily).toBe("2026-03-29T01:00:00Z");
  expect(lastLetters("2026-03-29T00:59:00Z", two).daily).toBe("2026-03-28T01:00:00Z");
  expect(lastLetters("2026-10-25T00:30:00Z", two).daily).toBe("2026-10-25T00:00:00Z");
  expect(lastLetters("2026-10-25T01:30:00Z", two).daily).toBe("2026-10-25T00:00:00Z");
});

test("N24 of several missed letters only the last is due", () => {
  expect(lastLetters("2026-07-31T12:00:00Z", berlin)).toEqual({
    daily: "2026-07-31T06:00:00Z",
    weekly: "2026-07-27T06:00:00Z",
  });
  expect(dayAt("2026-07-31T22:30:00Z", "Europe/Berlin")).toBe("2026-08-01");
});

test("an unknown time zone counts as UTC", () => {
  const strange = { ...berlin, timeZone: "PST" };
  expect(lastLetters("2026-07-31T12:00:00Z", strange).daily).toBe("2026-07-31T08:00:00Z");
  expect([dayAt("2026-07-31T22:30:00Z", "PST"), beginningOf("2026-08-01", "PST")]).toEqual([
    "2026-07-31",
    "2026-08-01T00:00:00Z",
  ]);
});
