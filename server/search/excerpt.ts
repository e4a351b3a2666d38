import { headings, withoutMarkdown } from "../../contract/interface/markdown.ts";
import { type Word, wordsIn } from "../texts/folding.ts";
import { text as inText, placesIn, type Sought } from "./sought.ts";

/** The length of an excerpt in code points. */
export const excerptMax = 160;
/** How many code points an excerpt shows before the matching word. */
const before = 50;
/** How many code points around the word are processed; Markdown's own characters take up some. */
const around = { before: 400, after: 1200 };

/** The position of the first matching word in code points; null where none matches. */
export const firstPlaceIn = (text: string, sought: Sought[]): number | null => placeIn(wordsIn(text), sought);

const placeIn = (words: Word[], sought: Sought[]) => placesIn(words, sought, inText)[0]?.words[0]?.from ?? null;

/** An excerpt of a text around a position, or of its beginning: one line without Markdown, cut between words. */
export function excerptAround(text: string, place: number | null, sought: Sought[]): string | null {
  const letters = [...text];
  const from = Math.max(0, (place ?? 0) - around.before);
  const to = (place ?? 0) + around.after;
  const piece = letters.slice(from, to).join("");
  // A word that is only in a link's address is shown with it; one in invisible parts is shown in the raw text.
  const lines = [withoutMarkdown(piece), withoutMarkdown(withAddresses(piece)), piece.replace(/\s+/g, " ").trim()];
  const line = lines.find((line) => place === null || firstPlaceIn(line, sought) !== null);
  const beyond = { before: from > 0, after: to < letters.length };
  if (!line) return null;
  const announced = place === null ? 0 : beginOfSection(line, piece, letters.slice(from, place).join("").length);
  return cut([...line], firstPlaceIn(line, sought), { ...beyond, announced });
}

/** Where in `line`, made of `piece`, the text below the last heading before a position begins; 0 without a heading. */
function beginOfSection(line: string, piece: string, place: number): number {
  const ends = headings.flatMap((heading) =>
    Array.from(piece.matchAll(heading), ({ 0: { length }, index }) => index + length),
  );
  const section = withoutMarkdown(piece.slice(Math.max(0, ...ends.filter((end) => end <= place))));
  return line.endsWith(section) ? [...line].length - [...section].length : 0;
}

/** Links as their text and address. */
const withAddresses = (text: string) => text.replace(/!?\[([^\]]*)\]\(([^)\s]*)(\)|$)/g, "$1 $2");

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
