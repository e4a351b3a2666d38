import { expect, test } from "vitest";
import { excerpt } from "../../web/ui/lists/excerpt.ts";

test("an excerpt is the first characters of plain text, as they are", () => {
  const text = "2 * 3 is 6, snake_case and C# stay; 5 > 4 - no signs at all (really) * **";
  expect(excerpt(text, 200, false)).toBe(text);
  expect(excerpt("x".repeat(60), 50, false)).toBe(`${"x".repeat(50)}…`);
  expect(excerpt("We build boats and oars", 12, false)).toBe("We build…");
});

test("a text of exactly so many characters is whole, unless it is said to go on", () => {
  expect(excerpt("x".repeat(50), 50, false)).toBe("x".repeat(50));
  expect(excerpt("👋".repeat(50), 50, true)).toBe(`${"👋".repeat(50)}…`);
});

test.each([
  ["- One\n- Two\n\n---\n\n> Three", "One Two Three"],
  ["> - One\n>   - Two\n\n```sh\nnpm start\n```", "One Two npm start"],
  ["Read [our handbook](https://example.org/h) or `npm start`.", "Read our handbook or npm start."],
  ["1\\. snake\\_case, 2 \\* 3\\\nand C:\\tools stay", "1. snake_case, 2 * 3 and C:\\tools stay"],
])("Markdown's signs are not in it: %j", (text, shown) => {
  expect(excerpt(text, 200, false)).toBe(shown);
});

test.each([
  ["# About us\n\nWe build **boats** and *oars*.", "We build boats and oars."],
  ["About us\n========\r\n\r\nWe build boats.\n\nAnd oars\n--------\nToo.", "We build boats. Too."],
  ["**About us**\nWe build boats.\n**What you do:**\n- Sail", "We build boats. Sail"],
  ["We build boats\nand oars.\n---\n\n#boats", "We build boats and oars. #boats"],
  ["## What you do", "What you do"],
])("headings are left out, unless there is nothing else: %j", (text, shown) => {
  expect(excerpt(text, 200, false)).toBe(shown);
});

test.each([
  ["We build boats and oars for lak", "We build boats and oars for…"],
  ["We build boats, oars and, wel", "We build boats, oars and…"],
  ["We build boats and oars ", "We build boats and oars…"],
  ["We build boats.\n\n## What you do\n\n-", "We build boats. …"],
  ["# About us\n\nWe build boats.\n\n- What you do -\n- ", "We build boats. What you do…"],
  ["## What you will do in our harb", "What you will do in our…"],
  ["Look at https://example.org/boats/of/all/kinds/and/oars", "Look at…"],
])("a cut falls between words, and is said: %j", (beginning, shown) => {
  expect(excerpt(beginning, 100, true)).toBe(shown);
});

test.each([
  ["We are **very happy to", "We are very happy…"],
  ["See [our stack](https://exam", "See our stack…"],
  ["See [our handb", "See our…"],
  ["Run `npm st", "Run npm…"],
  ["It is *really go", "It is really…"],
])("nor are signs in it whose end was cut off: %j", (beginning, shown) => {
  expect(excerpt(beginning, 100, true)).toBe(shown);
});

test.each(["x".repeat(50), "👋".repeat(50), `東京 ${"静かな場所の地図を作っています".repeat(3)}`])(
  "what has no spaces is cut where it is: %s",
  (beginning) => {
    expect(excerpt(beginning, 100, true)).toBe(`${beginning}…`);
  },
);

test("of a table the words of its cells stay, of what looks like one nothing is lost", () => {
  expect(excerpt("Compared:\n\n| Tool | **Size** |\n|:--|---:|\n| Vite | `2 MB` |\n\nThat's it.", 100, false)).toBe(
    "Compared: Tool Size Vite 2 MB That's it.",
  );
  expect(excerpt("Run make || true, or | less", 100, false)).toBe("Run make || true, or | less");
});
