import { expect, test } from "vitest";
import { newThings } from "../../messages/en/welcome.ts";
import { thingsSince } from "../../web/welcome/news-since.ts";

const now = new Date(2026, 4, 12, 0, 30);

test.each([
  [3, new Date(2026, 4, 12, 0, 1), "Three things today"],
  [1, new Date(2026, 4, 11, 0, 1), "One thing since yesterday"],
  [3, new Date(2026, 4, 7, 23, 59), "Three things since Thursday"],
  [12, new Date(2026, 4, 6), "Twelve things since Wednesday"],
  [13, new Date(2026, 4, 5), "13 things since 5 May"],
])("%i unread things, the oldest of %s, are worded as %s", (count, oldest, said) => {
  expect(thingsSince(newThings, count, oldest, now)).toBe(said);
});
