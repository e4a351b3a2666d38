import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import postgres from "postgres";
import type { Database, DatabaseAddress, Transaction } from "../database.ts";
import { migrate, migrationNames } from "../migrate.ts";
import {
  BackupProblem,
  damaged,
  type Header,
  headerOf,
  openBackupFile,
  type TableSection,
  writeBackupFile,
} from "./backup-file.ts";
import { fill, withTablesOpen } from "./backup-loading.ts";
import {
  type BackupTable,
  emptiedByRestore,
  type Fingerprint,
  fingerprinting,
  fingerprintOf,
  quoted,
  readSequences,
  rowsOf,
  type Sequences,
  setSequences,
  speakPlainly,
  tablesToBackUp,
} from "./backup-tables.ts";
import { noteReplacedRecords, rememberRecords } from "./replaced-records.ts";
import { onScratchDatabase } from "./scratch-database.ts";

export type Contents = { table: BackupTable; fingerprint: Fingerprint }[];
export type BackupReport = { tables: number; rows: number; bytes: number };
export type RestoreReport = { tables: number; rows: number };

/**
 * Writes one moment of the board into a file, restores that into a scratch database and compares every table. The file
 * appears only when both are the same.
 * @throws BackupProblem with what differs, or where the file exists
 */
export async function backUp(database: Database, address: DatabaseAddress, path: string): Promise<BackupReport> {
  if (existsSync(path))
    throw new BackupProblem(`${path} exists already. A backup overwrites nothing: choose another name.`);
  const unproven = `${path}.unproven`;
  await rm(unproven, { force: true });
  try {
    await writeBackup(database, unproven);
    const contents = await onScratchDatabase(database, address, (scratch) => restoreAndCompare(scratch, unproven));
    await rename(unproven, path);
    const rows = contents.reduce((sum, { fingerprint }) => sum + fingerprint.rows, 0);
    const { size: bytes } = await stat(path);
    await database`insert into backups (rows, bytes) values (${rows}, ${bytes})`;
    return { tables: contents.length, rows, bytes };
  } finally {
    await rm(unproven, { force: true });
  }
}

/** Writes one moment of the board, unproven. */
export async function writeBackup(database: Database, path: string): Promise<void> {
  await database.begin("isolation level repeatable read read only", async (sql) => {
    await speakPlainly(sql);
    const [{ now, names }] = await sql<[{ now: string; names: string[] }]>`
      select now(), array(select name from migrations order by name) as names`;
    const tables = await tablesToBackUp(sql);
    await writeBackupFile(path, headerOf(now, names), sectionsOf(sql, tables), () => readSequences(sql));
  });
}

async function* sectionsOf(sql: Transaction, tables: readonly BackupTable[]): AsyncGenerator<TableSection> {
  for (const table of tables) {
    const print = fingerprinting();
    yield { table, rows: print.through(rowsOf(sql, table)), fingerprint: async () => print.taken() };
  }
}

/**
 * Restores a backup into an empty database as it was, at the migrations of its time, and compares what arrived with what
 * was written.
 * @throws BackupProblem where they differ
 */
export async function restoreAndCompare(scratch: Database, path: string): Promise<Contents> {
  const { header, sections, sequences } = await openBackupFile(path);
  await migrateTo(scratch, header, path);
  const written: Contents = [];
  await scratch.begin(async (sql) => {
    await speakPlainly(sql);
    const tables = await tablesToBackUp(sql);
    await withTablesOpen(sql, namesOf(tables), async () => {
      await sql.unsafe(`truncate ${quoted(namesOf(tables))}`);
      for await (const section of sections) written.push(await loadSection(sql, section, tables, path));
    });
    await setSequences(sql, sequences());
    if (written.length !== tables.length) throw damaged(path);
    for (const { table, fingerprint } of written) expectSame(table, fingerprint, await fingerprintOf(sql, table));
    if (!isDeepStrictEqual(await readSequences(sql), sequences())) throw differing("the numbers of new records");
  });
  return written;
}

async function migrateTo(scratch: Database, { migrations }: Header, path: string): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new BackupProblem(`${path} was made by a newer Homecoming (it has ${unknown}). Upgrade this one first.`);
  }
  await migrate(scratch, { log: () => {}, only: migrations });
}

async function loadSection(sql: Transaction, section: TableSection, tables: readonly BackupTable[], path: string) {
  const table = tables.find(({ name }) => name === section.table.name);
  if (!table || !isDeepStrictEqual(table.columns, section.table.columns)) throw damaged(path);
  const print = fingerprinting();
  await fill(sql, table, print.through(section.rows)).catch((error: unknown) => {
    throw isUnreadable(error) ? damaged(path) : error;
  });
  const fingerprint = await section.fingerprint();
  if (!isDeepStrictEqual(fingerprint, print.taken())) throw damaged(path);
  return { table, fingerprint };
}

/** The database can't make a value of it. */
const isUnreadable = (error: unknown) => error instanceof postgres.PostgresError && /^2[23]/.test(error.code);

/**
 * Makes the board what the backup says, all of it or nothing: first in a scratch database, brought up to this program's
 * shape there, and then in one transaction on the board.
 * @throws BackupProblem where the file is no good; then the board is as it was
 */
export async function restore(database: Database, address: DatabaseAddress, path: string): Promise<RestoreReport> {
  return onScratchDatabase(database, address, async (scratch) => {
    await restoreAndCompare(scratch, path);
    await migrate(scratch, { log: () => {} });
    return scratch.begin("isolation level repeatable read read only", async (source) => {
      await speakPlainly(source);
      return database.begin((target) => replaceAll(source, target));
    });
  });
}

async function replaceAll(source: Transaction, target: Transaction): Promise<RestoreReport> {
  await speakPlainly(target);
  const tables = await tablesToBackUp(target);
  const replaced = [...namesOf(tables), ...emptiedByRestore];
  let rows = 0;
  await rememberRecords(target);
  await withTablesOpen(target, replaced, async () => {
    await target.unsafe(`truncate ${quoted(replaced)}`);
    for (const table of tables) {
      const print = fingerprinting();
      await fill(target, table, print.through(rowsOf(source, table)));
      const fingerprint = print.taken();
      expectSame(table, fingerprint, await fingerprintOf(target, table));
      rows += fingerprint.rows;
    }
  });
  await setSequences(target, furthest(await readSequences(source), await readSequences(target)));
  await noteReplacedRecords(target);
  return { tables: tables.length, rows };
}

/** Sequences don't go back with a transaction that fails, so they only ever go on. */
const furthest = (restored: Sequences, held: Sequences): Sequences =>
  Object.fromEntries(Object.entries(restored).map(([column, last]) => [column, Math.max(last, held[column] ?? 0)]));

const namesOf = (tables: readonly BackupTable[]) => tables.map(({ name }) => name);

function expectSame({ name }: BackupTable, written: Fingerprint, restored: Fingerprint): void {
  if (written.rows !== restored.rows) throw differing(`${name} (${written.rows} rows, restored ${restored.rows})`);
  if (written.sha256 !== restored.sha256) throw differing(`${name} (${written.rows} rows, not all the same)`);
}

const differing = (what: string) =>
  new BackupProblem(
    `What was restored is not what was written: ${what}. This backup is no good; nothing was kept of it.`,
  );
