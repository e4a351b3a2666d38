import { createReadStream } from "node:fs";
import { basename, extname } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileText, NotUtf8 } from "../../contract/texts/file-decoding.ts";
import { csvCells } from "./import-csv.ts";
import {
  fieldsIn,
  type Kind,
  kindOf,
  kindsNamed,
  matchingKinds,
  neededColumns,
  requiredColumnsSentence,
} from "./import-kinds.ts";
import { ImportProblem } from "./import-problem.ts";
import { type Cells, fallbackHeader, headerIn, type Table, tableBelow } from "./import-table.ts";
import { singleLine } from "./import-text.ts";
import { isWorkbook, workbookCells, workbookText } from "./import-workbook.ts";

/** A record as in its file, by the board's field names. `number` is the spreadsheet's row number. */
export type Row = {
  file: string;
  number: number;
  values: Record<string, unknown>;
  /** The file's names of the columns, by the board's field names. */
  headings: Record<string, string>;
  problem?: string;
};

export type Source = {
  file: string;
  kind: Kind;
  rows: Row[];
  /** Columns that aren't used, and sheets of a workbook that weren't read. */
  ignored: string[];
  unread: string[];
};

/**
 * Reads a CSV, XLSX or JSON file and determines its kind, unless given.
 * @throws ImportProblem if it can't be read or its kind is unclear
 */
export async function readSource(path: string, wanted?: Kind): Promise<Source> {
  const file = singleLine(basename(path));
  const bytes = await contentOf(path);
  const { unread = [], ...table } = await tableIn(file, bytes);
  const kind = wanted ?? kindOf(file, table.columns);
  if (!kind || !matchingKinds(table.columns).some((fitting) => fitting.kind === kind)) {
    throw new ImportProblem(`${file}: ${whyNot(file, table.columns, wanted)}`);
  }
  const fields = fieldsIn(kind, table.columns);
  const headings = Object.fromEntries(fields);
  const rows = table.records.map(({ values, ...record }) => ({
    ...record,
    file,
    headings,
    values: Object.fromEntries([...fields].map(([field, column]) => [field, values[column]])),
  }));
  const used = new Set([...fields.values()].map((column) => table.columns.indexOf(column)));
  const ignored = table.columns.filter((column, place) => column !== "" && !used.has(place));
  return { file, kind, rows, ignored, unread };
}

/**
 * The text of a text, CSV or XLSX file.
 * @throws ImportProblem if it can't be read
 */
export async function wordsIn(path: string): Promise<string> {
  const bytes = await contentOf(path);
  const file = singleLine(basename(path));
  return isWorkbook(bytes) ? workbookText(file, bytes) : plainText(file, bytes);
}

const megabyte = 1_000_000;
const largest = 100 * megabyte;

/** Reads no more than a file's maximal length: a device never ends. */
async function contentOf(path: string): Promise<Buffer> {
  const bytes = await buffer(createReadStream(path, { end: largest, highWaterMark: megabyte })).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw new ImportProblem(`There is no file ${path}.`);
      if (error.code === "EISDIR") throw new ImportProblem(`${path} is a folder, not a file.`);
      throw error;
    },
  );
  if (bytes.length <= largest) return bytes;
  throw new ImportProblem(`${path} has more than ${largest / megabyte} MB: split it into several files.`);
}

function whyNot(file: string, columns: readonly string[], wanted: Kind | undefined): string {
  const its = singleLine(columns.filter(Boolean).join(", ")) || "none";
  if (wanted) return `${requiredColumnsSentence(wanted)}, but its columns are: ${its}.`;
  const named = kindsNamed(file);
  if (named.length === 0) return `its columns (${its}) don't tell what it contains: ${neededColumns}.`;
  const possible = [...new Set([...named, ...matchingKinds(columns).map(({ kind }) => kind)])];
  const choice = possible.map((kind) => `--kind ${kind}`).join(" or ");
  return `it is called ${named.join(" and ")}, but its columns (${its}) don't say so: ${named.map(requiredColumnsSentence).join("; ")}. Rename the columns, or name its content: ${choice}.`;
}

async function tableIn(file: string, bytes: Buffer): Promise<Table & { unread?: string[] }> {
  if (isWorkbook(bytes)) {
    const { cells, unread } = await workbookCells(file, bytes);
    return { ...tableOf(cells), unread };
  }
  const text = plainText(file, bytes);
  const isJson = extname(file).toLowerCase() === ".json" || /^\s*[[{]/.test(text);
  return isJson ? jsonTable(file, text) : tableOf(csvCells(file, text));
}

function plainText(file: string, bytes: Buffer): string {
  const text = textOf(file, bytes);
  if (!text.includes("\0") && !/\.(xlsx?|ods|numbers)$/i.test(file)) return text;
  throw new ImportProblem(`${file} can't be read: save the spreadsheet as XLSX or CSV first.`);
}

const tableOf = (cells: Cells) => tableBelow(headerIn(cells) ?? fallbackHeader(cells), cells);

function textOf(file: string, bytes: Buffer): string {
  try {
    return fileText(bytes, (all, ...how) => new TextDecoder(...how).decode(all));
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    throw new ImportProblem(`Row ${error.row} of ${file} isn't valid UTF-8: save the file again as UTF-8.`);
  }
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
    const [place = ""] = /line \d+ column \d+/.exec(String(error)) ?? [];
    throw new ImportProblem(
      `${file} is not valid JSON: a bracket, a quote or a comma is missing or too many${place && `, at ${place}`}.`,
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
