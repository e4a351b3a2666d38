import { codePointCount } from "../../contract/interface/fields.ts";
import { type Form, formsOf } from "../texts/word-forms.ts";

// What a word means to the search. Documents, queries and marks follow these rules alone.

/** A shorter word is a beginning in titles only; elsewhere it must be the whole word. */
const beginningMin = 3;
export const isBeginning = (word: string) => codePointCount(word) >= beginningMin;

/** How many letters inside a word, and how many punctuation characters in a row, are compared. */
export const insideMax = 40;

/** The longest title that is compared as a whole. */
export const wholeMax = 400;

/** The lengths of words in which a typo is allowed. */
const typo = { min: 5, max: 40 };
const isForgivable = (word: string) => {
  const letters = codePointCount(word);
  return letters >= typo.min && letters <= typo.max;
};

/** The most words, quoted phrases and excluded terms of a search: each is checked for every result. */
export const termsMax = 10;

export const lettersFrom = (text: string, from: number, most: number) => [...text].slice(from, from + most).join("");

/** A word with each of its letters in turn replaced by a sign, as documents store it for typos. */
export const typoVariants = (word: string): string[] =>
  isForgivable(word) ? [...word].map((_, gap, letters) => letters.with(gap, "_").join("")) : [];

/**
 * The lexemes, without the kind's letter, of the words that a typed word can be a typo of: one extra letter, two swapped, one
 * wrong, one missing.
 */
export function typoLexemes(typed: Form): string[] {
  return formsOf(typed)
    .filter(isForgivable)
    .flatMap((word) => {
      const letters = [...word];
      const without = letters.map((_, at) => letters.toSpliced(at, 1));
      const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] as string));
      const wrong = letters.map((_, at) => letters.with(at, "_"));
      const missing = [...letters, ""].map((_, at) => letters.toSpliced(at, 0, "_"));
      return [
        ...[...without, ...swapped].map((meant) => `t${meant.join("")}`),
        ...[...wrong, ...missing].map((meant) => `o${meant.join("")}`),
      ];
    });
}

/** Whether two words differ by one missing, extra, wrong or swapped letter. */
export function isTypo(typed: string, meant: string): boolean {
  const [one, other] = [[...typed], [...meant]];
  if (!isForgivable(typed) || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (one.length > other.length) return rest(one, at + 1) === rest(other, at);
  if (one.length < other.length) return rest(one, at) === rest(other, at + 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rest(one, at + 1) === rest(other, at + 1) || (isSwapped && rest(one, at + 2) === rest(other, at + 2));
}
