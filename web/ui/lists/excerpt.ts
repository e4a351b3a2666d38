import { headings, withoutMarkdown } from "../../../contract/interface/markdown.ts";

/**
 * The beginning of a text as one line without Markdown and headings, cut at a word boundary. `goesOn`: the text is already
 * truncated.
 */
export function excerpt(text: string, max: number, goesOn: boolean): string {
  const characters = [...text];
  const beginning = characters.slice(0, max).join("");
  const withoutHeadings = headings.reduce((left, heading) => left.replace(heading, ""), beginning);
  const line = withoutMarkdown(withoutHeadings) || withoutMarkdown(beginning);
  return goesOn || characters.length > max ? withEllipsis(withoutBrokenWord(line, beginning)) : line;
}

/** In code units. A longer "word" is of a script without spaces, and is cut anywhere. */
const wordMax = 40;

/** Drops the last word if the cut may have broken it, that is, if the raw text ends with it, too. */
function withoutBrokenWord(line: string, beginning: string): string {
  const [, kept, last = ""] = /^(.*) (\S+)$/.exec(line) ?? [];
  const isBroken = beginning.endsWith(last) && (last.length <= wordMax || /^https?:/.test(last));
  return kept && isBroken ? kept : line;
}

const withEllipsis = (line: string) =>
  /[.!?]["')”»]?$/.test(line) ? `${line} …` : `${line.replace(/[\s,;:(–—-]+$/, "")}…`;
