import { expect, test } from "vitest";
import { excerpt } from "../../web/lists/excerpt.ts";

test("an excerpt is the first characters of plain text, as they are", () => {
  const text = "2 * 3 is 6, snake_case and C# stay; 5 > 4 - no signs at all (really) * **";
  expect(excerpt(text, 200, false)).toBe(text);
  expect(excerpt("x".repeat(60), 50, false)).toBe(`${"x".repeat(50)}…`);
  expect(excerpt("👋".repeat(60), 50, false)).toBe(`${"👋".repeat(50)}…`);
});

test("a text of exactly so many characters is whole, unless it is said to go on", () => {
  expect(excerpt("x".repeat(50), 50, false)).toBe("x".repeat(50));
  expect(excerpt("👋".repeat(50), 50, true)).toBe(`${"👋".repeat(50)}…`);
});

test.each([
  ["# About us\n\nWe build **boats** and *oars*.", "About us We build boats and oars."],
  ["- One\n- Two\n\n---\n\n> Three", "One Two Three"],
  ["Read [our handbook](https://example.org/h) or `npm start`.", "Read our handbook or npm start."],
])("Markdown's signs are not in it: %j", (text, shown) => {
  expect(excerpt(text, 200, false)).toBe(shown);
});

test.each([
  ["We are **very happy to", "We are very happy to…"],
  ["See [our stack](https://exam", "See our stack…"],
  ["Run `npm st", "Run npm st…"],
  ["It is *really go", "It is really go…"],
])("nor are those whose end was cut off: %j", (text, shown) => {
  expect(excerpt(text, [...text].length, true)).toBe(shown);
});
