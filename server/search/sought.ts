import type { Term } from "../../contract/search/typed.ts";
import { mostAsked } from "../finding/asked.ts";
import { type Word, wordsIn } from "../texts/folding.ts";

/** What a text is looked through for: a word that was typed, or words in quotes, side by side. */
export type Sought = { typed: string; words: Pick<Word, "word" | "form">[]; isQuoted: boolean };

/** In the order in which it was typed. */
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

/** Where something stands decides how much of a word is enough. */
export type Field = { in: "title" | "name" | "text"; shortestInside: number; forgiving: boolean };

export const text = { in: "text", shortestInside: 0, forgiving: false } satisfies Field;

export type Place = { sought: Sought; words: Word[]; isSimilar: boolean };

/** All places of a text where what is sought stands, from its beginning. */
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
  // C# has one letter, however it is kept.
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

/** Whether a word is another with one letter missing, too many, wrong, or two swapped. */
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
