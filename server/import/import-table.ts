import { matchingKinds } from "./import-kinds.ts";

/** A spreadsheet's cells by row; the first is row 1. */
export type Cells = readonly (readonly unknown[])[];

export type TableRecord = { number: number; values: Record<string, unknown>; problem?: string };
export type Table = { columns: string[]; records: TableRecord[] };

/** The most rows above the header. */
const titleRows = 20;

export type Header = { at: number; columns: string[] };

/** The header: the row, possibly below titles, with most columns of any kind. Null if no row has any. */
export function headerIn(rows: Cells): Header | null {
  const [best] = rows
    .slice(0, titleRows + 1)
    .map((cells, at) => ({ at, columns: namesIn(cells) }))
    .map((header) => ({ header, known: matchingKinds(header.columns)[0]?.fields ?? 0 }))
    .filter(({ known }) => known > 0)
    .toSorted((one, other) => other.known - one.known);
  return best?.header ?? null;
}

/** The first row that isn't empty, as the header where none was recognised. */
export function fallbackHeader(rows: Cells): Header {
  const at = rows.findIndex((cells) => cells.some(isFilled));
  return { at: Math.max(at, 0), columns: namesIn(rows[at] ?? []) };
}

const namesIn = (cells: readonly unknown[]) => cells.map((cell) => String(cell ?? "").trim());

/** The rows below the header. */
export function tableBelow({ at, columns }: Header, rows: Cells): Table {
  const records = rows
    .map((cells, place) => ({ cells, number: place + 1 }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some(isFilled))
    .map(({ cells, number }) => ({
      number,
      // Of two columns with the same name, the first counts.
      values: Object.fromEntries(columns.map((column, place) => [column, withoutMark(cells[place])]).toReversed()),
      ...(cells.slice(columns.length).some(isFilled) && {
        problem: `has ${cells.length} cells where the header has ${columns.length}: text that holds a separator needs quotes`,
      }),
    }));
  return { columns, records };
}

const isFilled = (cell: unknown) => String(cell ?? "").trim() !== "";

/** The start of a cell that a spreadsheet would calculate as a formula, even behind an apostrophe. */
const formula = "'*[=+\\-@\\t\\r＝＋－＠]";

/** A cell with an apostrophe, so that no spreadsheet calculates it. */
export const escapedFormula = (cell: string) => cell.replace(new RegExp(`^(?=${formula})`), "'");
const withoutMark = (cell: unknown) =>
  typeof cell === "string" ? cell.replace(new RegExp(`^'(?=${formula})`), "") : cell;
