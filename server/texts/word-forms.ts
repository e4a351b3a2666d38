import { codePointCount } from "../../contract/interface/fields.ts";
import { withoutAccents } from "../../contract/texts/accents.ts";

/** A word, and the same with umlauts reduced. */
export type Form = { word: string; form: string };
/** A word with its position in code points. */
export type Word = Form & { from: number; to: number };

export const formsOf = ({ word, form }: Form): string[] => (word === form ? [word] : [word, form]);

/**
 * The words of a text: lower case without accents; the marks of other scripts are part of a word. C++ and C# are words of their
 * own.
 */
export function wordsIn(text: string): Word[] {
  const { folded, placeOf, endOf } = isAscii(text) ? asItStands(text) : withPlaces(text);
  return Array.from(folded.matchAll(words), ({ 0: found, index }) => {
    const word = nameOf(found);
    return { word, form: withoutUmlauts(word), from: placeOf(index), to: endOf(index + found.length) };
  });
}

type Folded = {
  folded: string;
  /** The code point of the text at which the letter begins that a UTF-16 unit of `folded` comes from. */
  placeOf: (unit: number) => number;
  /** The code point after everything that the units before this one come from. */
  endOf: (unit: number) => number;
};

/** In ASCII, positions don't change. */
const asItStands = (text: string): Folded => ({
  folded: text.toLowerCase(),
  placeOf: (unit) => unit,
  endOf: (unit) => unit,
});

/** A code point with the marks and invisible characters behind it. */
const letters = /[^\p{M}\p{Cf}][\p{M}\p{Cf}]*|[\p{M}\p{Cf}]+/gsu;

function withPlaces(text: string): Folded {
  const places: number[] = [];
  const ends: number[] = [];
  let folded = "";
  let place = 0;
  for (const [letter] of text.matchAll(letters)) {
    const end = place + codePointCount(letter);
    folded += foldedLetter(letter);
    while (places.length < folded.length) {
      places.push(place);
      ends.push(end);
    }
    place = end;
  }
  return { folded, placeOf: (unit) => places[unit] as number, endOf: (unit) => ends[unit - 1] as number };
}

function nameOf(found: string): string {
  const spelt = /[+#]/.test(found) ? found.replaceAll("++", "plusplus").replaceAll("#", "sharp") : found;
  return spelt.length > wordMax ? [...spelt].slice(0, wordMax).join("") : spelt;
}

/** The words of a text without positions, which is much faster for long texts. */
export const formsIn = (text: string): Form[] =>
  Array.from((isAscii(text) ? text.toLowerCase() : foldedText(text)).matchAll(words), ([found]) => {
    const word = nameOf(found);
    return { word, form: withoutUmlauts(word) };
  });

/** The words of a text with umlauts reduced, as names and phrases are compared. */
export const reducedWordsIn = (text: string): string[] => formsIn(text).map(({ form }) => form);

/** As `formsIn`, without C++ and C#, and however long the words are. */
export const plainWordsIn = (text: string): string[] =>
  (isAscii(text) ? text.toLowerCase() : foldedText(text)).match(/[\p{Alphabetic}\p{M}0-9]+/gu) ?? [];

const isAscii = (text: string) => /^[\p{ASCII}]*$/u.test(text);

const foldedText = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[øłđðħŧıßæœþς]/g, (letter) => others[letter] ?? letter);

const wordMax = 100;
const words = /(?:[\p{Alphabetic}\p{M}0-9]|(?<=[\p{Alphabetic}\p{M}0-9_])(?:\+\+#?|#))+/gu;

const foldedLetters = new Map<string, string>();

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const plain = Array.from(withoutAccents(letter), (part) => part.toLowerCase());
  const folded = plain.map((part) => others[part] ?? part).join("");
  if (foldedLetters.size < 5000 && letter.length < 8) foldedLetters.set(letter, folded);
  return folded;
}

const others: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ς: "σ",
};

/** Müller, Mueller and Muller become equal; short words such as Joe are kept. */
const withoutUmlauts = (word: string) =>
  word.length > 4 && [...word].length > 4 ? word.replace(/(?<![aeiouq])([aou])e/g, "$1") : word;
