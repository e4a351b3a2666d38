import { describe, expect, test } from "vitest";
import { checkedAnswer } from "../../server/assistant/answer-check.ts";
import type { EvidencePiece } from "../../server/assistant/work-life-evidence.ts";

const evidence: EvidencePiece[] = [
  { number: 1, kind: "posting", label: "Title", href: "/jobs/1#facts", text: "Developer" },
  {
    number: 2,
    kind: "posting",
    label: "Description",
    href: "/jobs/1#description-1",
    text: "Nobody’s on call – ever.\nWe’re hybrid.",
  },
  {
    number: 3,
    kind: "comment",
    label: "Comment by Mira",
    href: "/jobs/1#comment-1",
    text: "The part about no night shifts is true.",
  },
];
const checked = (words: string) => checkedAnswer(words, evidence, "stub");
const content = (words: string) => checked(words)?.message.content;
const cited = (words: string) => checked(words)?.sources.map(({ number }) => number);

describe("citations", () => {
  test.each([
    ["Hybrid [2].", "Hybrid [2]."],
    ["Hybrid. [2]", "Hybrid [2]."],
    ["Hybrid [2, 3].", "Hybrid [2][3]."],
    ["Hybrid [2][9].", "Hybrid [2]."],
    ["Hybrid [0] [2][9999].", "Hybrid [2]."],
    ["- **Hybrid** [2]\n- No night shifts [3]", "Hybrid [2] No night shifts [3]"],
    ["Hybrid [2].\n\nNo night shifts [3].", "Hybrid [2].\n\nNo night shifts [3]."],
  ])("are normalized: %j becomes %j", (words, kept) => expect(content(words)).toBe(kept));

  test("of unknown sources are removed together with their sentence", () => {
    expect(content("Great pay [7]. Hybrid [2].")).toBe("Hybrid [2].");
    expect(checked("Great pay [7].")).toBeNull();
  });

  test("determine the list of sources", () => expect(cited("Hybrid [2]. No shifts [3].")).toEqual([2, 3]));
});

describe("quotations", () => {
  test.each([
    "The posting says “Nobody's on call - ever” [2].",
    'It says "nobody’s on call" [2].',
    "It says „We're   hybrid“ [2].",
    "It says “Nobody’s … hybrid” [2].",
  ])("that match the evidence are kept: %s", (words) => expect(content(words)).toBe(words));

  test.each(["It says “everybody is on call” [2].", "It says “hybrid and remote” [2].", "It says «sabbatical» [3]."])(
    "that don't match the evidence are removed with their sentence: %s",
    (words) => expect(checked(words)).toBeNull(),
  );

  test("are cited with the number of the source that contains them", () => {
    expect(content("One says “no night shifts” [2].")).toBe("One says “no night shifts” [3].");
    expect(content("One says “no night shifts”.")).toBe("One says “no night shifts” [3].");
  });
});

test("a statement that nothing is mentioned needs no source", () => {
  const words = "The work is hybrid [2]. The posting does not mention holidays. Nothing is said about travel.";
  expect(content(words)).toBe(words);
});

test.each([
  "Die Anzeige erwähnt keinen Urlaub.",
  "Überstunden und Dienstreisen werden nicht erwähnt.",
  "Zu Elternzeit steht in der Anzeige nichts.",
  "Weder Teilzeit noch Urlaub werden genannt.",
  "Es gibt keine Angaben zu Rufbereitschaft.",
])("L11 a German statement that nothing is mentioned needs no source: %s", (words) => {
  expect(content(`Die Arbeit ist „hybrid“ [2]. ${words}`)).toBe(`Die Arbeit ist „hybrid“ [2]. ${words}`);
});

test("L11 other German statements need a source", () => {
  const claims = "Es gibt keine Überstunden. Das Gehalt ist gut. Niemand arbeitet nachts.";
  expect(content(`Die Arbeit ist „hybrid“ [2]. ${claims}`)).toBe("Die Arbeit ist „hybrid“ [2].");
});

test("invisible, bidirectional and markup characters are removed from answers", () => {
  expect(content("# Answer\n\n> `Hy\u202ebr\u200bid`\u0007 [2].")).toBe("Hybrid [2].");
});

test.each(["https://evil.example", "www.evil.example", "me@evil.example", "javascript:alert(1)", "evil.com/x"])(
  "sentences with an address are removed from answers: %s",
  (address) => expect(content(`Hybrid [2]. Go to ${address} [2].`)).toBe("Hybrid [2]."),
);
