import { type Kind, kinds } from "./sources/import-kinds.ts";

type Counts = { added: number; updated: number; unchanged: number; refused: number };

/** The result of an import, or in a dry run its forecast. */
export type ImportReport = {
  dryRun: boolean;
  counts: Record<Kind, Counts>;
  /** A line for each refused record. */
  refusals: string[];
  /** Other things worth knowing for the operator. */
  notes: string[];
};

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
    notes: [],
  };
}

/** The report as lines: refusals, notes and a table of counts. */
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
    ...refusals.map((line) => `Refused: ${line}`),
    ...notes.map((line) => `Note: ${line}`),
    tableLine("", ["added", "updated", "unchanged", "refused"]),
    ...table,
    ...(touched.length === 0 ? ["The files hold no records."] : []),
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
