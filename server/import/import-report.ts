import { type Kind, kinds } from "./import-kinds.ts";
import type { SkippedValue } from "./import-row.ts";
import { singleLine } from "./import-text.ts";

type Counts = { added: number; updated: number; unchanged: number; refused: number };

/** The result of an import, or in a dry run its forecast. */
export type ImportReport = {
  dryRun: boolean;
  counts: Record<Kind, Counts>;
  /** A line for each refused record. */
  refusals: string[];
  /** Wrong values of records that are imported. */
  leftOut: SkippedValue[];
  /** What else the operator should know. */
  notes: string[];
};

const notesMax = 20;

/** Lines of one kind: at most twenty, and how many more there are. */
export const limitedLines = (lines: readonly string[], topic: string): string[] =>
  lines.length > notesMax
    ? [...lines.slice(0, notesMax), `${topic}: and ${(lines.length - notesMax).toLocaleString("en")} more.`]
    : [...lines];

/** Names in a sentence: at most twenty, and how many more there are. */
export const namesOf = (names: readonly string[]): string => {
  const more = names.length > notesMax ? ` and ${(names.length - notesMax).toLocaleString("en")} more` : "";
  return names.slice(0, notesMax).join(", ") + more;
};

/** The notes on values that were left out, by file and column. */
export const leftOutNotes = (leftOut: readonly SkippedValue[]): string[] =>
  [...Map.groupBy(leftOut, ({ file, column }) => `${file}: ${column}`)].flatMap(([topic, values]) =>
    limitedLines(
      values.map(({ note }) => note),
      topic,
    ),
  );

export function emptyReport(dryRun: boolean): ImportReport {
  const counts = () => ({ added: 0, updated: 0, unchanged: 0, refused: 0 });
  return {
    dryRun,
    counts: {
      skills: counts(),
      companies: counts(),
      cohorts: counts(),
      members: counts(),
      jobs: counts(),
      projects: counts(),
    },
    refusals: [],
    leftOut: [],
    notes: [],
  };
}

/** The report as lines for a terminal: refusals, notes and a table of counts. */
export function reportLines({ dryRun, counts, refusals, notes }: ImportReport): string[] {
  const touched = kinds.filter((kind) => Object.values(counts[kind]).some((count) => count > 0));
  const table = touched.map((kind) => {
    const { added, updated, unchanged, refused } = counts[kind];
    return tableLine(
      kind,
      [added, updated, unchanged, refused].map((count) => count.toLocaleString("en")),
    );
  });
  return [
    ...refusals.map((line) => `Refused: ${singleLine(line)}`),
    ...notes.map((line) => `Note: ${singleLine(line)}`),
    tableLine("", ["added", "updated", "unchanged", "refused"]),
    ...table,
    ...(touched.length === 0 ? ["The files contain no records."] : []),
    ...(dryRun ? ["This was a dry run: nothing was changed."] : []),
  ];
}

/** The counts of each kind of which anything was added or updated. */
export const changesIn = ({ counts }: ImportReport) =>
  kinds
    .map((kind) => ({ kind, added: counts[kind].added, updated: counts[kind].updated }))
    .filter(({ added, updated }) => added + updated > 0);

const tableLine = (kind: string, cells: readonly string[]) =>
  `${kind.padEnd(10)}${cells.map((cell) => cell.padStart(11)).join("")}`;
