import type { Kind } from "./import-kinds.ts";
import type { ImportReport } from "./import-report.ts";
import { placeOf, Refusal, RowReader, type SkippedValue } from "./import-row.ts";
import type { Row } from "./import-sources.ts";

/** A record and the row it comes from. */
export type Entry<Record> = Record & { row: Row };

/** How many records of a batch were added or updated, and the values left out because they contradict the board's. */
export type ImportedCounts = { added: number; updated: number; leftOut?: SkippedValue[] };

type Reader<Record> = { read(reader: RowReader): Record; identity(record: Record): string };

/** Only the board's own export knows to the microsecond when a post was made. */
const isExported = ({ values: { createdAt } }: Row) =>
  /T[\d:]+\.\d{6}Z$/.test(typeof createdAt === "string" ? createdAt : "");

/** The valid records of the rows; the report lists the others. Of equal records the first counts: only an export may repeat one. */
export function readRecords<Record>(
  kind: Kind,
  rows: readonly Row[],
  { read, identity }: Reader<Record>,
  report: ImportReport,
): Entry<Record>[] {
  const seen = new Map<string, Row>();
  return rows.flatMap((row) => {
    try {
      if (row.problem) throw new Refusal(row.problem);
      const reader = new RowReader(kind, row);
      const record = read(reader);
      const first = seen.get(identity(record));
      const same = first && `is the same as ${first.file} row ${first.number}`;
      if (same && isExported(row)) {
        report.counts[kind].unchanged += 1;
        report.notes.push(`${placeOf(row)}: ${same}, which is used.`);
        return [];
      }
      if (same) throw new Refusal(same);
      seen.set(identity(record), row);
      report.leftOut.push(...reader.leftOut);
      return [{ ...record, row }];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(kind, row, error.message, report);
      return [];
    }
  });
}

export function refuse(kind: Kind, row: Row, reason: string, report: ImportReport) {
  report.counts[kind].refused += 1;
  report.refusals.push(`${placeOf(row)}: ${reason}`);
}
