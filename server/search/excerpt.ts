import { plainLines, plainTextWithAddresses } from "../texts/plain-text.ts";
import { type Word, wordsIn } from "../texts/word-forms.ts";
import { text as inText, placesIn, type SearchedText } from "./searched-text.ts";

/** The length of an excerpt in code points. */
export const excerptMax = 160;
/** How many code points an excerpt shows before the matching word. */
const before = 50;
/** How many code points around the word are processed; Markdown's own characters take up some. */
const around = { before: 400, after: 1200 };

/** The position of the first matching word in code points; null if none matches. */
export const firstPlaceIn = (text: string, sought: SearchedText[]): number | null => placeIn(wordsIn(text), sought);

const placeIn = (words: Word[], sought: SearchedText[]) => placesIn(words, sought, inText)[0]?.words[0]?.from ?? null;

/** An excerpt of a text around a position, or of its beginning: one line without Markdown, cut between words. */
export function excerptAround(text: string, place: number | null, sought: SearchedText[]): string | null {
  const letters = [...text];
  const from = beginningOfLine(letters, (place ?? 0) - around.before);
  const to = (place ?? 0) + around.after;
  const piece = letters.slice(from, to).join("");
  const lines = plainLines(piece);
  // A word that is only in a link's address is shown with it; one in invisible parts is shown in the raw text.
  const readings = [
    () => lines.map(({ words }) => words).join(" "),
    () => plainTextWithAddresses(piece),
    () => piece.replace(/\s+/g, " ").trim(),
  ];
  for (const read of readings) {
    const line = read();
    const found = firstPlaceIn(line, sought);
    if (!line || (place !== null && found === null)) continue;
    const announced = read === readings[0] ? beginOfSection(lines, found ?? 0) : 0;
    return cut([...line], found, { before: from > 0, after: to < letters.length, announced });
  }
  return null;
}

/** The beginning of the line that a position is in, or the position where that is far. */
function beginningOfLine(letters: string[], place: number): number {
  const least = Math.max(0, place - around.before);
  for (let at = place; at > least; at -= 1) if (letters[at - 1] === "\n") return at;
  return place > around.before ? place : least;
}

/** Where the text below the last heading before a position begins, both in code points; 0 without a heading. */
function beginOfSection(lines: { words: string; isHeading: boolean }[], place: number): number {
  let at = 0;
  let begin = 0;
  for (const { words, isHeading } of lines) {
    at += [...words].length + 1;
    if (at > place) return begin;
    if (isHeading) begin = at;
  }
  return begin;
}

type Line = { before: boolean; after: boolean; announced: number };

/**
 * Cuts a line to an excerpt. `before` and `after` tell on which sides the text continues, possibly within a word. What is cut
 * at the beginning starts below the last heading.
 */
function cut(line: string[], place: number | null, beyond: Line): string {
  if (!beyond.before && !beyond.after && line.length <= excerptMax) return line.join("");
  const least = beyond.before ? 1 : 0;
  const start = Math.max(least, (place ?? 0) - before);
  const from = start > 0 ? Math.max(beginningOfWord(line, start, place ?? 0), beyond.announced) : 0;
  const goesBefore = from > 0 || beyond.before;
  const room = excerptMax - (goesBefore ? 2 : 0);
  const goesOn = beyond.after || line.length - from > room;
  const to = goesOn ? endOfWord(line, from, Math.min(from + room - 2, line.length - 1)) : line.length;
  return `${goesBefore ? "… " : ""}${line.slice(from, to).join("").trim()}${goesOn ? " …" : ""}`;
}

/** The first word that begins at or after `from` and before `place`. */
function beginningOfWord(line: string[], from: number, place: number): number {
  const gap = line.indexOf(" ", from - 1);
  return gap >= 0 && gap < place ? gap + 1 : from;
}

/** The last position between words; a text without spaces is cut anywhere. */
function endOfWord(line: string[], from: number, most: number): number {
  const gap = line.lastIndexOf(" ", most);
  return gap > from + before ? gap : most;
}
