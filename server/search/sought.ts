import type { Term } from "../../contract/search/typed.ts";
import { mostAsked } from "../finding/asked.ts";
import { type Word, wordsIn } from "../texts/folding.ts";

/** What to look for in a text: a word, or a quoted phrase. */
export type Sought = { typed: string; words: Pick<Word, "word" | "form">[]; isQuoted: boolean };

/** The words and phrases of a search, in typed order. */
export function soughtIn(terms: Term[]): Sought[] {
  const all = terms.filter(({ isExcluded }) => !isExcluded).flatMap(soughtOf);
  const different = all.filter(({ words: [word], isQuoted }, place) => {
    return isQuoted || place === all.findIndex((other) => !other.isQuoted && other.words[0]?.word === word?.word);
  });
  const first = [true, false].flatMap((isQuoted) =>
    different.filter((one) => one.isQuoted === isQuoted).slice(0, mostAsked),
  );
  return different.filter((one) => first.includes(one));
}

function soughtOf({ as, value }: Term): Sought[] {
  if (as === "quoted") return [{ typed: value, words: wordsIn(value), isQuoted: true }];
  if (as !== "words") return [];
  return wordsIn(value).map((word) => {
    return { typed: [...value].slice(word.from, word.to).join(""), words: [word], isQuoted: false };
  });
}

/** How a field is matched: where a beginning or part of a word is enough. */
export type Field = { in: "title" | "name" | "text"; shortestInside: number; forgiving: boolean };

export const text = { in: "text", shortestInside: 0, forgiving: false } satisfies Field;

export type Place = { sought: Sought; words: Word[]; isSimilar: boolean };

/** All places in a text where a word or phrase matches, in order. */
export function placesIn(words: Word[], all: Sought[], field: Field): Place[] {
  return words.flatMap((_, at) =>
    all.flatMap((sought) => {
      const here = words.slice(at, at + sought.words.length);
      const match = here.length === sought.words.length ? matchOf(here, sought, field) : null;
      return match ? [{ sought, words: here, isSimilar: match === "similar" }] : [];
    }),
  );
}

function matchOf(here: Word[], { typed, words, isQuoted }: Sought, field: Field): "same" | "similar" | null {
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

type Forms = Pick<Word, "word" | "form">;
const formsOf = ({ word, form }: Forms) => (word === form ? [word] : [word, form]);

function stands(there: Forms, { word, form }: Forms, { in: place, shortestInside }: Field): boolean {
  const forms = formsOf(there);
  const isLong = [...word].length > 2;
  if (forms.includes(form)) return true;
  if ((isLong || place === "title") && forms.some((one) => one.startsWith(form))) return true;
  const inside = place === "title" && [...word].length >= shortestInside;
  return inside && forms.some((one) => formsOf({ word, form }).some((part) => one.indexOf(part, 1) > 0));
}

/** Whether two words differ by one missing, extra, wrong or swapped letter. */
export function isTypo(typed: string, meant: string): boolean {
  const [one, other] = [[...typed], [...meant]];
  if (one.length < 5 || one.length > 40 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (one.length > other.length) return rest(one, at + 1) === rest(other, at);
  if (one.length < other.length) return rest(one, at) === rest(other, at + 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rest(one, at + 1) === rest(other, at + 1) || (isSwapped && rest(one, at + 2) === rest(other, at + 2));
}
