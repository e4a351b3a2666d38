/** A word as it stands in a text, from a code point to after another, in both forms that it is found by. */
export type Word = { word: string; form: string; from: number; to: number };

/**
 * The words of a text, folded as the database folds them (`plain` and `without_umlauts` in its migrations): of lower case, without
 * accents; C++ and C# stay words of their own.
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
  /** The code point of the text that a unit of `folded` comes of. */
  placeOf: (unit: number) => number;
  /** The code point after all that the units before one come of. */
  endOf: (unit: number) => number;
};

/** Of plain letters each is folded into one. */
const asItStands = (text: string): Folded => ({
  folded: text.toLowerCase(),
  placeOf: (unit) => unit,
  endOf: (unit) => unit,
});

function withPlaces(text: string): Folded {
  const letters = Array.from(text, foldedLetter);
  const places: number[] = [];
  letters.forEach((folded, place) => {
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
  });
  return {
    folded: letters.join(""),
    placeOf: (unit) => places[unit] as number,
    endOf: (unit) => {
      let to = (places[unit - 1] as number) + 1;
      // Accents that stand by themselves belong to the letter before.
      while (letters[to] === "") to += 1;
      return to;
    },
  };
}

function nameOf(found: string): string {
  const spelt = /[+#]/.test(found) ? found.replaceAll("++", "plusplus").replaceAll("#", "sharp") : found;
  return spelt.length > wordMax ? [...spelt].slice(0, wordMax).join("") : spelt;
}

/** The words of a text without their places, folded alike: a long one in a moment. */
export const plainWordsIn = (text: string): string[] =>
  (isAscii(text) ? text.toLowerCase() : foldedText(text)).match(/[\p{Alphabetic}0-9]+/gu) ?? [];

const isAscii = (text: string) => /^[\p{ASCII}]*$/u.test(text);

const foldedText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[øłđðħŧıßæœþ]/g, (letter) => others[letter] ?? letter);

const wordMax = 100;
const words = /(?:[\p{Alphabetic}0-9]|(?<=[\p{Alphabetic}0-9_])(?:\+\+#?|#))+/gu;

const foldedLetters = new Map<string, string>();

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const plain = Array.from(letter.normalize("NFKD").replace(/[\u0300-\u036f]/g, ""), (part) => part.toLowerCase());
  const folded = plain.map((part) => others[part] ?? part).join("");
  if (foldedLetters.size < 5000) foldedLetters.set(letter, folded);
  return folded;
}

const others: Record<string, string> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
};

/** Müller, Mueller and Muller are one; Joe and John are not. */
const withoutUmlauts = (word: string) =>
  word.length > 4 && [...word].length > 4 ? word.replace(/(?<![aeiouq])([aou])e/g, "$1") : word;
