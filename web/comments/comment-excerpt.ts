import type { Comment } from "../../contract/comments.ts";

/**
 * Patterns of Markdown syntax, complete or cut off by the end of the text, each with the replacement that keeps its words.
 */
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
  [/\\([!-/:-@[-`{-~\r\n])/g, "$1"],
];

/** A short text as one line without Markdown syntax. */
function withoutMarkdown(text: string): string {
  const words = signs.reduce((left, [sign, kept]) => left.replace(sign, kept), withoutTables(text));
  return words.replace(/\s+/g, " ").trim();
}

const ruleOfTable = /^[ \t]*(\|[ \t]*)?(:?-+:?[ \t]*\|[ \t]*)+(:?-+:?[ \t]*)?$/gm;

const withoutTables = (text: string) =>
  text.replace(ruleOfTable, "").replace(/^[ \t]*\|.*\|[ \t]*$/gm, (row) => row.replaceAll("|", " "));

const shown = 80;

/** The beginning of a comment, to name it in labels. */
export function beginningOf({ text }: Pick<Comment, "text">): string {
  const words = [...withoutMarkdown(text)];
  return words.length > shown ? `${words.slice(0, shown).join("")}…` : words.join("");
}
