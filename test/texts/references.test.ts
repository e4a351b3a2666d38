import fc from "fast-check";
import { expect, test } from "vitest";
import { mentionOf } from "../../contract/texts/mentions.ts";
import { linksIn } from "../../server/texts/links.ts";
import { mentionedIn, withNames, withReferences } from "../../server/texts/mentions.ts";
import { workOf } from "../support/work.ts";

const ada = { id: 7, firstName: "Ada", lastName: "Lovelace" };
const members = new Set([7]);
const people = new Map([[7, ada]]);
const keep = (text: string) => withReferences(text, linksIn(text).mentions, members);
const read = (text: string) => withNames(text, people, "Former member");

test.each([
  ["[@Ada](/users/7)", "[@](/users/7)"],
  ["Ask [@Ada Byron](/users/7), please", "Ask [@](/users/7), please"],
  ['[**@Ada** *Byron*](/users/7 "Ada Byron")', "[@](/users/7)"],
  ["[\\@Ada](</users/7>)", "[@](/users/7)"],
  ["> - a\n>   [@Ada\n>   Byron](/users/7)", "> - a\n>   [@](/users/7)"],
  ["[@Ada][1] and [@Ada Byron][1]\n\n[1]: /users/7 'Ada'", "[@](/users/7) and [@](/users/7)"],
  ["[@Ada Byron]\n\n[@ada byron]: /users/7", "[@](/users/7)"],
  ["| a |\n|---|\n| [@Ada](/users/7) |", "| a |\n|---|\n| [@](/users/7) |"],
  [
    "| a | b | c |\n|---|---|---|\n| ` | [@Ada](/users/7) | ` |",
    "| a | b | c |\n|---|---|---|\n| ` | [@](/users/7) | ` |",
  ],
  ["A note[^1]\n\n[^1]: [@Ada](/users/7)", "A note[^1]\n\n[^1]: [@](/users/7)"],
  ["<b>[@Ada](/users/7)</b>", "<b>[@](/users/7)</b>"],
  ["[~~@Ada Byron~~](/users/7) ~~[@Ada](/users/7)~~", "[@](/users/7) ~~[@](/users/7)~~"],
])("Q15 a mention is stored as a reference without a name: %j", (typed, kept) => {
  expect(keep(typed)).toBe(kept);
  expect(read(kept)).toBe(kept.replaceAll("[@](/users/7)", "[@Ada Lovelace](/users/7)"));
});

test.each([
  "`[@Ada](/users/7)`",
  "    [@Ada](/users/7)",
  "```\n[@](/users/7)\n```",
  "| a | b |\n|---|---|\n| `a \\| [@Ada](/users/7)` | |",
  "See https://example.org/[@Ada](/users/7)",
  "[Ada](/users/7)",
  "![@Ada](/users/7)",
  "\\[@Ada](/users/7)",
  "[@Ada](/users/8)",
  "[@](/users/8) and [@@](/users/8)",
  "[@Ada](/users/07) [@Ada](/users/7/) [@Ada](/users/7?x) [@Ada](//users/7) [@Ada](https://example.org/users/7)",
  "[@Ada](/users/99999999999999999999)",
  "<div>\n[@](/users/7)\n</div>",
  "[her][1] [1]\n\n[1]: /users/7",
  `${"> ".repeat(2000)}[@Ada](/users/7)`,
])("Q15 text that isn't a mention of a member stays as typed: %j", (typed) => {
  expect(read(keep(typed))).toBe(typed.trim());
  expect(mentionedIn(keep(typed))).toEqual([]);
});

test("Q15 a link definition is removed with the last mention that uses it", () => {
  expect(keep("[@Ada][1] or [her page][1]\n\n[1]: /users/7")).toBe("[@](/users/7) or [her page][1]\n\n[1]: /users/7");
});

test("Q15 a mention works for a name that contains Markdown syntax", () => {
  const name = { id: 7, firstName: "A]b*", lastName: "_`c`_ &amp; <d> ~e~ \\" };
  const { mentions } = linksIn(`*${mentionOf(name)}*`);
  expect(mentions).toMatchObject([{ memberId: 7 }]);
  expect(keep(withNames("[@](/users/7)", new Map([[7, name]]), ""))).toBe("[@](/users/7)");
});

const pieces = fc.constantFrom(
  ...[
    "[@](/users/7)",
    "[@Ada](/users/7)",
    "[@@](/users/7)",
    "[@](/users/8)",
    "[@",
    "](/users/7)",
    "[",
    "]",
    "@",
    "`",
    "```",
  ],
  ...[
    "\n",
    "\n\n",
    "> ",
    "- ",
    "    ",
    "\\",
    "(",
    ")",
    "<",
    ">",
    "*",
    "_",
    "![",
    "[1]",
    "[1]: /users/7",
    "|",
    "| a |\n|---|\n| ",
    "~~",
    "[^1]",
    "[^1]: ",
    " ",
    "a",
    "ß",
    "🙂",
    "\r\n",
    "\t",
  ],
);

test("Q15 storing a text that was read changes nothing, and adds no mention", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const typed = parts.join("").trim();
      const kept = keep(typed);
      const mentioned = new Set(
        linksIn(typed)
          .mentions.filter(({ memberId }) => members.has(memberId))
          .map(({ memberId }) => memberId),
      );
      expect(new Set(mentionedIn(kept))).toEqual(mentioned);
      expect(keep(read(kept))).toBe(kept);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["mentions", "[@A](/users/7)".repeat(700)],
  ["brackets", "[@".repeat(1400)],
  ["signs", `[${"@".repeat(100_000)}](/users/7)`],
  ["references", `${"[@a]".repeat(900)}\n\n[@a]: /users/7`],
  ["openings", "![@](".repeat(900)],
])("Q15 many %s are parsed quickly", async (_, text) => {
  const work = await workOf(async () => read(keep(text)));
  expect(work).toBeLessThan(1500);
});
