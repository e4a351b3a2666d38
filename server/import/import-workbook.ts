import { ImportProblem } from "./import-problem.ts";
import { type Cells, headerIn } from "./import-table.ts";

/** Whether a file is a ZIP archive, as workbooks are. */
export const isWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));

/**
 * The cells of a workbook's first sheet with a recognised header, else of its first one; and the names of its other sheets that
 * aren't empty. A hidden sheet is only read where no other one is filled.
 * @throws ImportProblem if it can't be read
 */
export async function workbookCells(file: string, bytes: Buffer): Promise<{ cells: Cells; unread: string[] }> {
  const { shown, hidden } = await sheetsOf(file, bytes);
  const filled = shown.map(({ sheet, data }) => ({ sheet, cells: plainly(data) }));
  const chosen = filled.find(({ cells }) => headerIn(cells)) ?? filled[0];
  const others = [...filled.filter((sheet) => sheet !== chosen), ...hidden];
  return { cells: chosen?.cells ?? [], unread: others.map(({ sheet }) => sheet) };
}

/** The text of all sheets of a workbook that aren't hidden, a row per line. */
export async function workbookText(file: string, bytes: Buffer): Promise<string> {
  const { shown } = await sheetsOf(file, bytes);
  return shown.flatMap(({ data }) => data.map((cells) => cells.join("\t"))).join("\n");
}

/** The filled sheets: those that aren't hidden and those that are; where all are hidden, they count as shown. */
async function sheetsOf(file: string, bytes: Buffer) {
  const { default: readWorkbook } = await import("read-excel-file/node");
  const sheets = await readWorkbook(bytes).catch(() => {
    throw new ImportProblem(
      `${file} can't be read as an XLSX workbook: open it in a spreadsheet program and save it again.`,
    );
  });
  if (sheets.length === 0) throw new ImportProblem(`${file} has no sheet with cells, only charts, dialogs or macros.`);
  const filled = sheets.filter(({ data }) => data.length > 0);
  const shown = filled.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? { shown, hidden: filled.filter(({ hidden }) => hidden) } : { shown: filled, hidden: [] };
}

/** A date as text, one without a time as a day; a number that is no date as such. */
const asText = (date: Date) =>
  Number.isNaN(date.valueOf()) ? String(date) : date.toISOString().replace("T00:00:00.000Z", "");

const plainly = (rows: Cells): Cells =>
  rows.map((cells) => cells.map((cell) => (cell instanceof Date ? asText(cell) : cell)));
