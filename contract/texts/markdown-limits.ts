/**
 * Whether the Markdown parser handles a text quickly. Each limit below guards against input that makes it take time quadratic
 * in the length; such a text is shown as plain text. No text for readers comes near the limits.
 */
export function isReadableMarkdown(text: string): boolean {
  const leading = text.match(/^[ \t>*+\-=\d.)#]+/gm) ?? [];
  const leadingMarks = leading.join("\n").match(/[>*+\-=#]|\d{1,9}[.)]/g)?.length ?? 0;
  const inlineMarks = text.match(/[*_[\]`<~]/g)?.length ?? 0;
  // `<!` and `<?` open a construct without a known end: the parser scans the rest of the text for each.
  const openEnds = text.match(/<[!?]/g)?.length ?? 0;
  // Trailing punctuation of a bare link: the parser rescans the run for each of its characters.
  const ends = text.match(/(?:[!"'),*.:;<?_~\]]|&[a-z]+;)+/gi) ?? [];
  const longestEnd = ends.reduce((most, { length }) => Math.max(most, length), 0);
  // Each possible start of a bare link is scanned up to the next blank.
  const begun = text.split(/\s/).map((run) => run.split(/www\./i).length);
  const mostBegun = begun.reduce((most, count) => Math.max(most, count), 0);
  // For each `]` without a `[` the parser scans everything before it.
  const strayEnds = strayEndsIn(text.replace(/\\./g, ""));
  const lines = text.match(/\n|\r\n?/g)?.length ?? 0;
  // Each row of a table gets as many cells as its head; the widest line is an upper bound.
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
