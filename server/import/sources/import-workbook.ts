import { ImportProblem } from "../import-problem.ts";
import { type Cells, headerIn } from "./import-table.ts";

/** Whether a file is a ZIP archive, as workbooks are. */
export const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));

/**
 * The cells of a workbook's first sheet with a recognised header, else of its first one; and the names of its other sheets that
 * aren't empty.
 * @throws ImportProblem where it can't be read
 */
export async function workbookCells(file: string, bytes: Buffer): Promise<{ cells: Cells; unread: string[] }> {
  const filled = (await sheetsOf(file, bytes))
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) => ({ sheet, cells: plainly(data) }));
  const chosen = filled.find(({ cells }) => headerIn(cells)) ?? filled[0];
  return {
    cells: chosen?.cells ?? [],
    unread: filled.filter((sheet) => sheet !== chosen).map(({ sheet }) => sheet),
  };
}

/** The text of all sheets of a workbook, a row per line. */
export async function workbookText(file: string, bytes: Buffer): Promise<string> {
  const sheets = await sheetsOf(file, bytes);
  return sheets.flatMap(({ data }) => data.map((cells) => cells.join("\t"))).join("\n");
}

async function sheetsOf(file: string, bytes: Buffer) {
  const { default: readWorkbook } = await import("read-excel-file/node");
  return readWorkbook(bytes).catch((error: Error) => {
    throw new ImportProblem(`${file} can't be read as an XLSX workbook: ${error.message}`);
  });
}

/** Dates as text; a date without a time as a day. */
const plainly = (rows: Cells): Cells =>
  rows.map((cells) =>
    cells.map((cell) => (cell instanceof Date ? cell.toISOString().replace("T00:00:00.000Z", "") : cell)),
  );
