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
  const lines = text.match(/\n|\r\n?/g)?.length ?? 0;
  return leadingMarks <= 1000 && inlineMarks <= 3000 && openEnds <= 50 && lines <= 2000;
}
