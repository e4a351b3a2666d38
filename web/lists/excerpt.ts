/** The beginning of a text as one line: Markdown's signs go, its words stay. */
export function excerpt(text: string, max: number): string {
  const beginning = [...text].slice(0, max).join("");
  const line = beginning
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1")
    .replace(/^\s{0,3}(#{1,6}|[-*+]|>)\s+/gm, "")
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
  return [...text].length >= max ? `${line}…` : line;
}
