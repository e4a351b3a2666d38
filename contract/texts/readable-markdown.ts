/**
 * Whether a text can be read as Markdown in a moment: no one who writes for readers nests so deep or marks so much, and a
 * parser would need seconds for who does. Such a text is shown as it stands.
 */
export function isReadableMarkdown(text: string): boolean {
  const leading = text.match(/^[ \t>*+\-=\d.)#]+/gm) ?? [];
  const leadingMarks = leading.join("\n").match(/[>*+\-=#]|\d{1,9}[.)]/g)?.length ?? 0;
  const inlineMarks = text.match(/[*_[\]`<~]/g)?.length ?? 0;
  // What begins with <! or <? ends nobody knows where: the whole rest is read for each.
  const openEnds = text.match(/<[!?]/g)?.length ?? 0;
  // Each of these in a bare link may be the first that it doesn't end with: all that follow are read for each.
  const ends = text.match(/(?:[!"'),*.:;<?_~\]]|&[a-z]+;)+/gi) ?? [];
  const longestEnd = ends.reduce((most, { length }) => Math.max(most, length), 0);
  // Where a bare link may begin, all to the next blank is read to see whether one does.
  const begun = text.split(/\s/).map((run) => run.split(/www\./i).length);
  const mostBegun = begun.reduce((most, count) => Math.max(most, count), 0);
  // For an end of words that nothing begins all that stands before it is looked through.
  const strayEnds = strayEndsIn(text.replace(/\\./g, ""));
  const lines = text.match(/\n|\r\n?/g)?.length ?? 0;
  // Each row of a table gets as many cells as its head has.
  const widest = text.split("\n").reduce((most, line) => Math.max(most, line.split("|").length), 0);
  const areRowsFew = widest * lines <= 20_000 && lines <= 2000;
  return (
    areRowsFew &&
    leadingMarks <= 1000 &&
    inlineMarks <= 3000 &&
    strayEnds <= 200 &&
    openEnds <= 50 &&
    longestEnd <= 300 &&
    mostBegun <= 50
  );
}

function strayEndsIn(text: string): number {
  let begun = 0;
  let stray = 0;
  for (const [mark] of text.matchAll(/[[\]]/g)) {
    if (mark === "[") begun += 1;
    else if (begun > 0) begun -= 1;
    else stray += 1;
  }
  return stray;
}
