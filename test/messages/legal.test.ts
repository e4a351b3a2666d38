import { expect, test } from "vitest";
import * as germanAbout from "../../messages/de/about.ts";
import * as germanPrivacy from "../../messages/de/privacy.ts";
import * as germanData from "../../messages/de/stored-data.ts";
import * as about from "../../messages/en/about.ts";
import * as privacy from "../../messages/en/privacy.ts";
import * as data from "../../messages/en/stored-data.ts";

type Block = { heading?: string; words?: string | string[]; items?: string[] };

const asItIs = (words: string) => words;
const parts = {
  board: "Homecoming",
  organisation: "ReStart",
  assistant: "none",
  toTeam: asItIs,
  imprint: asItIs,
  privacy: asItIs,
  rules: asItIs,
  code: asItIs,
  strong: asItIs,
};
const policy = ({ beforeStoredData, afterStoredData }: Pick<typeof privacy, "beforeStoredData" | "afterStoredData">) =>
  [...beforeStoredData(parts), ...afterStoredData(parts)] as Block[];

/** The order of the kinds of paragraphs, with their numbers of items and links. */
const built = (document: Block[]) =>
  document.map(({ heading, words, items }) => [heading ? "heading" : "text", items?.length, [words].flat().length]);

const wordsOf = (document: Block[]) => document.flatMap(({ words, items }) => [words, items].flat()).join("");

test("L26 English and German legal texts have the same paragraphs and name the binding one", () => {
  const pairs: [Block[], Block[]][] = [
    [about.termsText(parts), germanAbout.termsText(parts)],
    [policy(privacy), policy(germanPrivacy)],
  ];
  for (const [inEnglish, inGerman] of pairs) {
    expect(built(inGerman)).toEqual(built(inEnglish));
  }
  expect(germanData.stored.length).toBe(data.stored.length);
  expect([about.whichApplies, germanAbout.whichApplies]).toEqual([
    "This text exists in English and German. Where they differ, the German one applies.",
    "Diesen Text gibt es auf Deutsch und Englisch. Wo sie sich unterscheiden, gilt der deutsche.",
  ]);
});

test("L26 the privacy policy names the stored languages and what the browser stores", () => {
  for (const { stored } of [data, germanData]) {
    expect(JSON.stringify(stored)).toContain("(locale)");
    expect(JSON.stringify(stored)).toContain("(usedLocale)");
  }
  for (const text of [privacy, germanPrivacy]) expect(wordsOf(policy(text))).toMatch(/theme.*locale/s);
});
