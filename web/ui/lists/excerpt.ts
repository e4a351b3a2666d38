/** Lines that announce what follows: marked, underlined, or bold from end to end. Alone they tell nothing. */
const headings = [
  /^ {0,3}#{1,6}(?:[ \t].*)?$/gm,
  /(?<=^|\n\s*\n)[ \t]*[^\s#>*+-].*\r?\n {0,3}(?:=+|-{2,})[ \t]*(?=[\r\n]|$)/g,
  /^[ \t]*(\*\*|__)(?=\S)(?:(?!\1).)+\1:?[ \t]*$/gm,
];

/** What Markdown writes around words, whole or cut off by the excerpt's end, and which part of it is the words. */
const signs: [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)\s]*(\)|$)/g, "$1"],
  [/!?\[([^\]\n]*)$/g, "$1"],
  [/^ {0,3}(`{3}|~{3}).*$/gm, ""],
  [/^\s{0,3}([-*_=]\s*){3,}$/gm, ""],
  [/^[ \t]*((#{1,6}|[-*+]|>)([ \t]+|$))+/gm, ""],
  [/(\*\*|__)(?=\S)(.+?)\1/g, "$2"],
  [/(^|\s)(\*\*|__|\*)(?=\S)([^*_]+)$/g, "$1$3"],
  [/(^|[\s(])\*(?=\S)([^*\n]+?)\*(?=[\s).,;:!?]|$)/g, "$1$2"],
  [/`([^`\n]+)(`|$)/g, "$1"],
];

/**
 * The beginning of a text as one line without Markdown: headings go, of all else the words stay. It ends with a word. The
 * text may go on beyond what is here of it.
 */
export function excerpt(text: string, max: number, goesOn: boolean): string {
  const characters = [...text];
  const beginning = characters.slice(0, max).join("");
  const withoutHeadings = headings.reduce((left, heading) => left.replace(heading, ""), beginning);
  const line = wordsOf(withoutHeadings) || wordsOf(beginning);
  return goesOn || characters.length > max ? withEllipsis(withoutBrokenWord(line, beginning)) : line;
}

function wordsOf(text: string): string {
  const words = signs.reduce((left, [sign, kept]) => left.replace(sign, kept), text);
  return words.replace(/\s+/g, " ").trim();
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
