import { CsvError, parse } from "csv-parse/sync";
import { ImportProblem } from "./import-problem.ts";
import { type Cells, headerIn } from "./import-table.ts";

const separators = [",", ";", "\t"];
/** The line with which Excel declares the separator; it isn't shown in Excel. */
const separatorLine = /^\ufeff?"?sep=(.)"?\r?(?:\n|$)/i;

/** @throws ImportProblem for invalid CSV, such as an unclosed quote */
export function csvCells(file: string, text: string): Cells {
  const [line = "", said] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = said ?? separatorOf(body);
  try {
    return cellsIn(body, { delimiter });
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportProblem(`${file} is not valid CSV: a quote is not closed, or is inside a cell.`);
    throw error;
  }
}

const cellsIn = (text: string, options: { delimiter: string; to?: number }): string[][] =>
  parse(text, { bom: true, relax_column_count: true, ...options });

/** The separator with which most columns are recognised; of equals, the one most frequent in the first line. */
function separatorOf(text: string): string {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? "";
  const inOrder = separators.toSorted((one, other) => firstLine.split(other).length - firstLine.split(one).length);
  const found = inOrder.map((delimiter) => ({ delimiter, columns: columnsFound(text, delimiter) }));
  return found.toSorted((one, other) => other.columns - one.columns)[0]?.delimiter ?? ",";
}

function columnsFound(text: string, delimiter: string): number {
  try {
    return headerIn(cellsIn(text, { delimiter, to: 21 }))?.columns.filter(Boolean).length ?? 0;
  } catch {
    return 0;
  }
}
