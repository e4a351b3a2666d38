/** A word with its position in code points; `form` is the word with umlauts reduced. */
export type Word = { word: string; form: string; from: number; to: number };

/**
 * The words of a text, normalised as in the database (`plain` and `without_umlauts` in its migrations): lower case without
 * accents. C++ and C# are words of their own.
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
  /** The code point of the text that a UTF-16 unit of `folded` comes from. */
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
      // Combining accents belong to the letter before.
      while (letters[to] === "") to += 1;
      return to;
    },
  };
}

function nameOf(found: string): string {
  const spelt = /[+#]/.test(found) ? found.replaceAll("++", "plusplus").replaceAll("#", "sharp") : found;
  return spelt.length > wordMax ? [...spelt].slice(0, wordMax).join("") : spelt;
}

/** The normalised words of a text without positions, which is much faster for long texts. */
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
};

/** Müller, Mueller and Muller become equal; short words such as Joe are kept. */
const withoutUmlauts = (word: string) =>
  word.length > 4 && [...word].length > 4 ? word.replace(/(?<![aeiouq])([aou])e/g, "$1") : word;
