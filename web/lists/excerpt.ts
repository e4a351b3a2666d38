/** What Markdown writes around words, whole or cut off by the excerpt's end, and which part of it is the words. */
const signs: [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)\s]*(\)|$)/g, "$1"],
  [/^\s{0,3}(#{1,6}|[-*+]|>)\s+/gm, ""],
  [/^\s{0,3}([-*_=]\s*){3,}$/gm, ""],
  [/(\*\*|__)(?=\S)(.+?)\1/g, "$2"],
  [/(^|\s)(\*\*|__|\*)(?=\S)([^*_]+)$/g, "$1$3"],
  [/(^|[\s(])\*(?=\S)([^*\n]+?)\*(?=[\s).,;:!?]|$)/g, "$1$2"],
  [/`([^`\n]+)(`|$)/g, "$1"],
];

/** The beginning of a text as one line: Markdown's signs go, its words stay. It may go on beyond what is here of it. */
export function excerpt(text: string, max: number, goesOn: boolean): string {
  const beginning = [...text].slice(0, max).join("");
  const words = signs.reduce((left, [sign, kept]) => left.replace(sign, kept), beginning);
  const line = words.replace(/\s+/g, " ").trim();
  return goesOn || [...text].length > max ? `${line}…` : line;
}
