import { ImportProblem } from "../import-problem.ts";
import { type Cells, headerIn } from "./import-table.ts";

/** A workbook is a ZIP archive, whatever its file is called. */
export const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));

/**
 * The cells of an XLSX workbook's first sheet with something that the board knows, else of its first; and the names of the
 * other sheets that hold something.
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

/** What the cells of all sheets of a workbook say, a row a line. */
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

/** A day is one without a time. */
const plainly = (rows: Cells): Cells =>
  rows.map((cells) =>
    cells.map((cell) => (cell instanceof Date ? cell.toISOString().replace("T00:00:00.000Z", "") : cell)),
  );
