/**
 * Whether a text can be read as Markdown in a moment: no one who writes for readers nests so deep or marks so much, and a
 * parser would need seconds for who does. Such a text is shown as it stands.
 */
export function isReadableMarkdown(text: string): boolean {
  const leadingMarks = text.match(/(?<=^[ \t>*+\-=\d.)#]*)(?:[>*+\-=#]|\d{1,9}[.)])/gm)?.length ?? 0;
  const inlineMarks = text.match(/[*_[\]`<]/g)?.length ?? 0;
  return leadingMarks <= 1000 && inlineMarks <= 3000;
}
