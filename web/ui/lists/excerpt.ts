import { headings, withoutMarkdown } from "../../../contract/interface/markdown.ts";

/**
 * The beginning of a text as one line without Markdown: headings go, of all else the words stay. It ends with a word. The
 * text may go on beyond what is here of it.
 */
export function excerpt(text: string, max: number, goesOn: boolean): string {
  const characters = [...text];
  const beginning = characters.slice(0, max).join("");
  const withoutHeadings = headings.reduce((left, heading) => left.replace(heading, ""), beginning);
  const line = withoutMarkdown(withoutHeadings) || withoutMarkdown(beginning);
  return goesOn || characters.length > max ? withEllipsis(withoutBrokenWord(line, beginning)) : line;
}

/** Longer ones belong to a script that writes no spaces: those are cut where they are. */
const wordMax = 40;

/** A line's last word may go on behind the cut, unless what was cut is something else. */
function withoutBrokenWord(line: string, beginning: string): string {
  const [, kept, last = ""] = /^(.*) (\S+)$/.exec(line) ?? [];
  const isBroken = beginning.endsWith(last) && (last.length <= wordMax || /^https?:/.test(last));
  return kept && isBroken ? kept : line;
}

const withEllipsis = (line: string) =>
  /[.!?]["')”»]?$/.test(line) ? `${line} …` : `${line.replace(/[\s,;:(–—-]+$/, "")}…`;
