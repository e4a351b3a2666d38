import type { Term } from "../../contract/search/search-terms.ts";
import { isBeginning, isTypo, termsMax } from "../search-index/word-rules.ts";
import { type Form, formsOf, type Word, wordsIn } from "../texts/word-forms.ts";

/** What to look for in a text: a word, or a quoted phrase. */
export type SearchedText = { typed: string; words: Form[]; isQuoted: boolean };

/** The words and phrases of a search, in typed order. */
export function searchedTexts(terms: Term[]): SearchedText[] {
  const all = terms.filter(({ isExcluded }) => !isExcluded).flatMap(soughtOf);
  const different = all.filter(({ words: [word], isQuoted }, place) => {
    return isQuoted || place === all.findIndex((other) => !other.isQuoted && other.words[0]?.word === word?.word);
  });
  const first = [true, false].flatMap((isQuoted) =>
    different.filter((one) => one.isQuoted === isQuoted).slice(0, termsMax),
  );
  return different.filter((one) => first.includes(one));
}

function soughtOf({ as, value }: Term): SearchedText[] {
  if (as === "quoted") return [{ typed: value, words: wordsIn(value), isQuoted: true }];
  if (as !== "words") return [];
  return wordsIn(value).map((word) => {
    return { typed: [...value].slice(word.from, word.to).join(""), words: [word], isQuoted: false };
  });
}

/** How a field is matched: where a beginning or part of a word is enough. */
export type Field = { in: "title" | "name" | "text"; shortestInside: number; forgiving: boolean };

export const text = { in: "text", shortestInside: 0, forgiving: false } satisfies Field;

export type Place = { sought: SearchedText; words: Word[]; isSimilar: boolean };

/** All places in a text where a word or phrase matches, in order. */
export function placesIn(words: Word[], all: SearchedText[], field: Field): Place[] {
  return words.flatMap((_, at) =>
    all.flatMap((sought) => {
      const here = words.slice(at, at + sought.words.length);
      const match = here.length === sought.words.length ? matchOf(here, sought, field) : null;
      return match ? [{ sought, words: here, isSimilar: match === "similar" }] : [];
    }),
  );
}

function matchOf(here: Word[], { typed, words, isQuoted }: SearchedText, field: Field): "same" | "similar" | null {
  if (isQuoted) return here.every(({ form }, place) => form === words[place]?.form) ? "same" : null;
  const [[there], [word]] = [here, words];
  if (!there || !word) return null;
  if (stands(there, word, field)) return "same";
  // Typos aren't forgiven in names like C#, which are stored as longer words.
  return field.forgiving &&
    !/[+#]/.test(typed) &&
    formsOf(there).some((form) => formsOf(word).some((meant) => isTypo(meant, form)))
    ? "similar"
    : null;
}

function stands(there: Form, { word, form }: Form, { in: place, shortestInside }: Field): boolean {
  const forms = formsOf(there);
  if (forms.includes(form)) return true;
  if ((isBeginning(word) || place === "title") && forms.some((one) => one.startsWith(form))) return true;
  const inside = place === "title" && [...word].length >= shortestInside;
  return inside && forms.some((one) => formsOf({ word, form }).some((part) => one.indexOf(part, 1) > 0));
}
