import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { BackupTable, Sequences } from "./backup-tables.ts";
import type { Fingerprint } from "./fingerprint.ts";

// A backup is gzip over lines of JSON: a header; for each table its description, its rows, a blank line and its fingerprint;
// and the sequences at the end. `zcat backup.gz | less` reads it without Homecoming.

/** A failure whose message is a sentence for the operator. */
export class BackupProblem extends Error {}

export type Header = { format: typeof format; version: typeof version; takenAt: string; migrations: string[] };

export type TableSection = {
  table: BackupTable;
  rows: AsyncIterable<Buffer>;
  /** Only valid after all rows were read. */
  fingerprint(): Promise<Fingerprint>;
};

const format = "homecoming-backup";
const version = 1;
export const headerOf = (takenAt: string, migrations: string[]): Header => ({ format, version, takenAt, migrations });

export async function writeBackupFile(
  path: string,
  header: Header,
  tables: AsyncIterable<TableSection>,
  sequences: () => Promise<Sequences>,
): Promise<void> {
  const written = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(inLargePieces(linesFor(header, tables, sequences)), createGzip(), written);
}

async function* linesFor(header: Header, tables: AsyncIterable<TableSection>, sequences: () => Promise<Sequences>) {
  yield lineOf(header);
  for await (const { table, rows, fingerprint } of tables) {
    yield lineOf(table);
    yield* rows;
    yield Buffer.from("\n");
    yield lineOf(await fingerprint());
  }
  yield lineOf({ sequences: await sequences() });
}

const lineOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

const pieceBytes = 64 * 1024;

/** Joins lines into pieces of about 64 kB, which are processed faster. Lines are never split. */
export async function* inLargePieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

export type OpenBackup = {
  header: Header;
  /** To be iterated once: each section's rows first, then its fingerprint. */
  sections: AsyncIterable<TableSection>;
  /** Only valid after the last section. */
  sequences(): Sequences;
};

/** @throws BackupProblem if the file is no backup or, possibly only while it is being read, if it is damaged */
export async function openBackupFile(path: string): Promise<OpenBackup> {
  const lines = linesIn(path);
  const header = headerIn(await lines.next(), path);
  let sequences: Sequences | undefined;
  async function* sections(): AsyncGenerator<TableSection> {
    for (;;) {
      const entry = objectIn(await lines.next(), path) as Partial<BackupTable> & { sequences?: Sequences };
      sequences = entry.sequences;
      if (sequences) break;
      const fingerprint = async () => objectIn(await lines.next(), path) as Fingerprint;
      yield { table: entry as BackupTable, rows: rowsIn(lines, path), fingerprint };
    }
    // Reading to the end makes gzip verify its checksum.
    if (!(await lines.next()).done) throw damagedBackup(path);
  }
  return { header, sections: sections(), sequences: () => sequences ?? {} };
}

function headerIn(line: IteratorResult<Buffer>, path: string): Header {
  const header = objectIn(line, path) as Header;
  if (header.format !== format) throw new BackupProblem(`${path} is not a backup of a Homecoming board.`);
  if (header.version !== version)
    throw new BackupProblem(`${path} was made by a newer Homecoming. Upgrade this one first.`);
  return header;
}

function objectIn({ value, done }: IteratorResult<Buffer>, path: string): unknown {
  try {
    if (!done) return JSON.parse(value.toString());
  } catch {
    // Thrown below.
  }
  throw damagedBackup(path);
}

async function* rowsIn(lines: AsyncGenerator<Buffer>, path: string): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw damagedBackup(path);
    if (value.length === 1) return;
    yield value;
  }
}

/** The lines of a gzipped file, each with its newline. */
async function* linesIn(path: string): AsyncGenerator<Buffer, undefined> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on("error", (error) => unpacked.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of file.pipe(unpacked)) {
      const text: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
        yield text.subarray(start, end + 1);
        start = end + 1;
      }
      rest = text.subarray(start);
    }
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path);
  } finally {
    file.destroy();
  }
}

function explained(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === "ENOENT") return new BackupProblem(`There is no file ${path}.`);
  if (error.code === "EISDIR") return new BackupProblem(`${path} is a folder, not a file.`);
  if (error.code === "Z_DATA_ERROR" && /incorrect header/.test(error.message)) {
    return new BackupProblem(`${path} is not a backup of a Homecoming board.`);
  }
  return error.code?.startsWith("Z_") ? damagedBackup(path) : error;
}

export const damagedBackup = (path: string) =>
  new BackupProblem(`${path} is damaged: its content differs from what was written. Nothing was restored.`);
