import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { fieldsIn, type Kind, kindOf, neededColumns } from "./import-kinds.ts";

/** The operator's mistake, in a sentence; nothing was imported. */
export class ImportProblem extends Error {}

/** One record as its file gives it, by the board's field names. `number` is what a spreadsheet shows beside it. */
export type Row = { file: string; number: number; values: Record<string, unknown>; problem?: string };

export type Source = { file: string; kind: Kind; rows: Row[]; ignored: string[] };

type Table = { columns: string[]; records: { number: number; values: Record<string, unknown>; problem?: string }[] };

/**
 * Reads a JSON or CSV file and finds out what it holds.
 * @throws ImportProblem where it can't be read or told
 */
export async function readSource(path: string): Promise<Source> {
  const file = basename(path);
  const bytes = await readFile(path).catch((error: Error) => {
    throw new ImportProblem(`${path} can't be opened: ${error.message}`);
  });
  const table = tableIn(file, textOf(bytes));
  const kind = kindOf(file, table.columns);
  if (!kind) {
    const columns = table.columns.join(", ") || "none";
    throw new ImportProblem(`${file}: can't tell what it holds from its columns (${columns}): ${neededColumns}.`);
  }
  const fields = fieldsIn(kind, table.columns);
  const rows = table.records.map(({ values, ...record }) => ({
    ...record,
    file,
    values: Object.fromEntries([...fields].map(([field, column]) => [field, values[column]])),
  }));
  const used = new Set(fields.values());
  return { file, kind, rows, ignored: table.columns.filter((column) => column !== "" && !used.has(column)) };
}

// Excel still writes CSV in Windows-1252 and "Unicode text" in UTF-16.
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function tableIn(file: string, text: string): Table {
  if (text.includes("\0") || /\.(xlsx?|ods|numbers)$/i.test(file)) {
    throw new ImportProblem(`${file} is no text: save the spreadsheet as CSV first.`);
  }
  const isJson = extname(file).toLowerCase() === ".json" || /^\s*[[{]/.test(text);
  return isJson ? jsonTable(file, text) : csvTable(file, text);
}

function jsonTable(file: string, text: string): Table {
  const list = parsedJson(file, text);
  if (!Array.isArray(list)) throw new ImportProblem(`${file} must be a JSON array of objects.`);
  const records = list.map((item: unknown, place) => ({
    number: place + 1,
    ...(isObject(item) ? { values: item } : { values: {}, problem: "is not an object" }),
  }));
  return { columns: [...new Set(records.flatMap(({ values }) => Object.keys(values)))], records };
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportProblem(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function csvTable(file: string, text: string): Table {
  const [header = [], ...lines] = csvLines(file, text);
  const columns = header.map((name) => name.trim());
  const filled = lines
    .map((cells, place) => ({ cells, number: place + 2 }))
    .filter(({ cells }) => cells.some(isFilled));
  const records = filled.map(({ cells, number }) => ({
    number,
    // Of two columns with one name the first counts.
    values: Object.fromEntries(columns.map((column, at) => [column, withoutMark(cells[at])] as const).toReversed()),
    ...(cells.slice(columns.length).some(isFilled) && {
      problem: `has ${cells.length} cells where the header has ${columns.length}: text that holds a separator needs quotes`,
    }),
  }));
  return { columns, records };
}

/** What a spreadsheet takes for a formula, also behind marks that keep it from that. */
const formula = "'*[=+\\-@\\t\\r＝＋－＠]";

/** A cell that no spreadsheet calculates. */
export const marked = (cell: string) => cell.replace(new RegExp(`^(?=${formula})`), "'");
const withoutMark = (cell: string | undefined) => cell?.replace(new RegExp(`^'(?=${formula})`), "");

const isFilled = (cell: string) => cell.trim() !== "";

function csvLines(file: string, text: string): string[][] {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? "";
  const separators = [",", ";", "\t"].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  const delimiter = separators.toSorted((one, other) => other.count - one.count)[0]?.mark;
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) throw new ImportProblem(`${file} is not valid CSV: ${error.message}`);
    throw error;
  }
}
