/** The records of a CSV text (RFC 4180), each by the headings of the first one. */
export function recordsOf(text: string): Map<string, string>[] {
  const [headings = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ""));
  return rows.map(
    (row) => new Map(headings.map((heading, place) => [heading.trim().toLowerCase(), row[place]?.trim() ?? ""])),
  );
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (row.some((cell) => cell !== "")) rows.push(row);
    row = [];
  }
  return rows;
}
