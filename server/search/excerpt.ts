import { headings, withoutMarkdown } from "../../contract/interface/markdown.ts";
import { type Word, wordsIn } from "../texts/folding.ts";
import { text as inText, placesIn, type Sought } from "./sought.ts";

/** So many code points. */
export const excerptMax = 160;
/** So much before the word that it is about. */
const before = 50;
/** So much around a word is looked at: signs of Markdown take room, too. */
const around = { before: 400, after: 1200 };

/** Where in a text the first word stands that was typed, in code points; null where there is none. */
export const firstPlaceIn = (text: string, sought: Sought[]): number | null => placeIn(wordsIn(text), sought);

const placeIn = (words: Word[], sought: Sought[]) => placesIn(words, sought, inText)[0]?.words[0]?.from ?? null;

/** A line of a text around a place, or from its beginning: without Markdown's signs, and cut between words. */
export function excerptAround(text: string, place: number | null, sought: Sought[]): string | null {
  const letters = [...text];
  const from = Math.max(0, (place ?? 0) - around.before);
  const to = (place ?? 0) + around.after;
  const piece = letters.slice(from, to).join("");
  // Where a word stands in a link's address alone, that is shown, too; in what no reader sees, all as it was typed.
  const lines = [withoutMarkdown(piece), withoutMarkdown(withAddresses(piece)), piece.replace(/\s+/g, " ").trim()];
  const line = lines.find((line) => place === null || firstPlaceIn(line, sought) !== null);
  const beyond = { before: from > 0, after: to < letters.length };
  if (!line) return null;
  const announced = place === null ? 0 : beginOfSection(line, piece, letters.slice(from, place).join("").length);
  return cut([...line], firstPlaceIn(line, sought), { ...beyond, announced });
}

/** Where in a line that is made of a piece of text begins what the last heading before a place announces; 0 where there is none. */
function beginOfSection(line: string, piece: string, place: number): number {
  const ends = headings.flatMap((heading) =>
    Array.from(piece.matchAll(heading), ({ 0: { length }, index }) => index + length),
  );
  const section = withoutMarkdown(piece.slice(Math.max(0, ...ends.filter((end) => end <= place))));
  return line.endsWith(section) ? [...line].length - [...section].length : 0;
}

/** Links as their words, and where they lead. */
const withAddresses = (text: string) => text.replace(/!?\[([^\]]*)\]\(([^)\s]*)(\)|$)/g, "$1 $2");

type Line = { before: boolean; after: boolean; announced: number };

/**
 * `before` and `after` say on which sides the text goes on, where the line may end within a word. What is cut at its beginning shows
 * nothing of the heading before what it shows.
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

/** The first word from a place on, and before another. */
function beginningOfWord(line: string[], from: number, place: number): number {
  const gap = line.indexOf(" ", from - 1);
  return gap >= 0 && gap < place ? gap + 1 : from;
}

/** The last place between words; where a text writes no spaces, it is cut where it is. */
function endOfWord(line: string[], from: number, most: number): number {
  const gap = line.lastIndexOf(" ", most);
  return gap > from + before ? gap : most;
}
