/** What Markdown writes around words, whole or cut off by the text's end, and which part of it is the words. */
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

/** A short text as one line, without what Markdown writes around its words. */
export function withoutMarkdown(text: string): string {
  const words = signs.reduce((left, [sign, kept]) => left.replace(sign, kept), text);
  return words.replace(/\s+/g, " ").trim();
}
