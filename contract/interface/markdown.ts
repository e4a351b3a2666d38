/**
 * Whether a text can be read as Markdown in a moment: no one who writes for readers nests so deep or marks so much, and a
 * parser would need seconds for who does. Such a text is shown as it stands.
 */
export function isReadableMarkdown(text: string): boolean {
  const leading = text.match(/^[ \t>*+\-=\d.)#]+/gm) ?? [];
  const leadingMarks = leading.join("\n").match(/[>*+\-=#]|\d{1,9}[.)]/g)?.length ?? 0;
  const inlineMarks = text.match(/[*_[\]`<]/g)?.length ?? 0;
  // What begins with <! or <? ends nobody knows where: the whole rest is read for each.
  const openEnds = text.match(/<[!?]/g)?.length ?? 0;
  // Each of these in a bare link may be the first that it doesn't end with: all that follow are read for each.
  const ends = text.match(/(?:[!"'),*.:;<?_~\]]|&[a-z]+;)+/gi) ?? [];
  const longestEnd = ends.reduce((most, { length }) => Math.max(most, length), 0);
  const lines = text.match(/\n|\r\n?/g)?.length ?? 0;
  // Each row of a table gets as many cells as its head has.
  const widest = text.split("\n").reduce((most, line) => Math.max(most, line.split("|").length), 0);
  const areRowsFew = widest * lines <= 20_000 && lines <= 2000;
  return areRowsFew && leadingMarks <= 1000 && inlineMarks <= 3000 && openEnds <= 50 && longestEnd <= 300;
}

/** What Markdown writes around words, whole or cut off by the text's end, and which part of it is the words. */
const signs: [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)\s]*(\)|$)/g, "$1"],
  [/!?\[([^\]\n]*)$/g, "$1"],
  [/^ {0,3}(`{3}|~{3}).*$/gm, ""],
  [/^\s{0,3}([-*_=]\s*){3,}$/gm, ""],
  [/^[ \t]*((#{1,6}|[-*+]|>|\d{1,9}[.)])([ \t]+|$))+/gm, ""],
  [/(\*\*|__)(?=\S)(.+?)\1/g, "$2"],
  [/(^|\s)(\*\*|__|\*)(?=\S)([^*_]+)$/g, "$1$3"],
  [/(^|[\s(])\*(?=\S)([^*\n]+?)\*(?=[\s).,;:!?]|$)/g, "$1$2"],
  [/(^|[\s(])_(?=\S)([^_\n]+?)_(?=[\s).,;:!?]|$)/g, "$1$2"],
  [/~~(?=\S)([^~\n]+?)~~/g, "$1"],
  [/`([^`\n]+)(`|$)/g, "$1"],
];

/** Lines that announce what follows: marked, underlined, or bold from end to end. Alone they tell nothing. */
export const headings = [
  /^ {0,3}#{1,6}(?:[ \t].*)?$/gm,
  /(?<=^|\n\s*\n)[ \t]*[^\s#>*+-].*\r?\n {0,3}(?:=+|-{2,})[ \t]*(?=[\r\n]|$)/g,
  /^[ \t]*(\*\*|__)(?=\S)(?:(?!\1).)+\1:?[ \t]*$/gm,
];

/** A short text as one line, without what Markdown writes around its words. */
export function withoutMarkdown(text: string): string {
  const words = signs.reduce((left, [sign, kept]) => left.replace(sign, kept), withoutTables(text));
  return words.replace(/\s+/g, " ").trim();
}

const ruleOfTable = /^[ \t]*(\|[ \t]*)?(:?-+:?[ \t]*\|[ \t]*)+(:?-+:?[ \t]*)?$/gm;

/** Rows of tables as the words of their cells. */
const withoutTables = (text: string) =>
  text.replace(ruleOfTable, "").replace(/^[ \t]*\|.*\|[ \t]*$/gm, (row) => row.replaceAll("|", " "));
