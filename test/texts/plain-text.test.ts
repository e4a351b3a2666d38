import { expect, test } from "vitest";
import type { News } from "../../server/notifications/news-fits.ts";
import { quoteOf } from "../../server/notifications/news-mails.ts";
import { plainBeginning, plainLines, plainText } from "../../server/texts/plain-text.ts";
import { beginningOf } from "../../web/comments/comment-excerpt.ts";

test.each([
  ["2 * 3 is 6, snake_case and C# stay; 5 > 4 - no signs at all (really) * **", null],
  ["- One\n- Two\n\n---\n\n> Three", "One Two Three"],
  ["> - One\n>   - Two\n\n```sh\nnpm start\n```", "One Two npm start"],
  ["Read [our handbook](https://example.org/h) or `npm start`.", "Read our handbook or npm start."],
  ["See [Foo](https://en.wikipedia.org/wiki/Foo_(bar)_[baz]) first.", "See Foo first."],
  ["See [Foo](<https://example.org/a b(c>) first.", "See Foo first."],
  ['A [title](https://example.org "of (the) page") is not in it.', "A title is not in it."],
  [
    "A [reference][one] and [two].\n\n[one]: https://example.org 'One'\n[two]: https://example.org",
    "A reference and two.",
  ],
  ["AT&amp;T, 5 &lt; 6, &copy; &#8364;", "AT&T, 5 < 6, © €"],
  ["1\\. snake\\_case, 2 \\* 3\\\nand C:\\tools stay", "1. snake_case, 2 * 3 and C:\\tools stay"],
  ["About us\n========\r\n\r\nWe build **boats** and *oars*.", "About us We build boats and oars."],
  ["![A boat](/api/images/1.webp) at ~~sea~~ __home__", "A boat at sea home"],
  ["Use `a*b*` and ``x ` y``", "Use a*b* and x ` y"],
  ["<b>Bold</b> and a < b", "<b>Bold</b> and a < b"],
  ["| Tool | **Size** |\n|:--|---:|\n| Vite | `2 MB` |\n\nThat's it.", "Tool Size Vite 2 MB That's it."],
  ["Run make || true, or | less", null],
  ["- [x] Done\n- [ ] Not[^1]\n\n[^1]: Yet", "[x] Done [ ] Not[^1] [^1]: Yet"],
  ["See https://example.org/a_b_c and www.example.org/*x*", null],
])("plain text is free of Markdown syntax: %j", (text, shown) => {
  expect(plainText(text)).toBe(shown ?? text);
});

test("a mail quotes the original and the reply on separate lines", () => {
  const text = "> Shall we **sail**?\n> At six?\n\nYes [we](https://example.org/(a)) do.\n- Oars\n- Boats";
  const news = { kind: "reply", text, commentId: 1 } as News;
  expect(quoteOf(news)).toBe("Shall we sail? At six?\nYes we do.\nOars\nBoats");
});

test("the plain beginning of a text has the full length, whatever Markdown it contains", () => {
  const link = `[oars](https://example.org/${"a".repeat(400)}) `;
  for (const text of [link.repeat(5) + "x".repeat(500), "**Oars** ".repeat(400), `${"Boats and oars ".repeat(300)}`]) {
    expect([...plainBeginning(text, 200)].slice(0, 200)).toEqual([...plainText(text)].slice(0, 200));
  }
});

test("a text that is too complex to parse is shown as typed", () => {
  expect(plainLines(`${"*a ".repeat(4000)}\n\nEnd`).at(-1)).toEqual({ words: "End", isHeading: false });
});

test("a comment's buttons name its beginning without Markdown syntax", () => {
  expect(beginningOf({ text: "> Read [our handbook](https://example.org/h) or `npm start`." })).toBe(
    "Read our handbook or npm start.",
  );
});
