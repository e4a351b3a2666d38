import { isDeepStrictEqual } from "node:util";
import postgres from "postgres";
import type { Database, Transaction } from "../database/connection.ts";
import { migrate, migrationNames } from "../database/migrations.ts";
import { BackupProblem, damagedBackup, type Header, openBackupFile, type TableSection } from "./backup-file.ts";
import {
  type BackupTable,
  fingerprintOf,
  fixFormats,
  isExcludedTable,
  keptTableSequences,
  quoted,
  readSequences,
  setSequences,
  tablesSince0311,
  tablesToBackUp,
} from "./backup-tables.ts";
import { fingerprinting, type TableFingerprint } from "./fingerprint.ts";
import { fillTable, withoutTriggersAndKeys } from "./restore-loading.ts";

export type RestoredCopy = { header: Header; tables: { table: BackupTable; holding: TableFingerprint }[] };

/**
 * Restores a backup into an empty database, at the migrations of the backup's time, and compares every table with the file's
 * fingerprints.
 * @throws BackupProblem if they differ
 */
export async function restoreAndCompare(scratch: Database, path: string): Promise<RestoredCopy> {
  const { header, sections, sequences } = await openBackupFile(path);
  await migrateTo(scratch, header, path);
  const written: RestoredCopy["tables"] = [];
  await scratch.begin(async (sql) => {
    await fixFormats(sql);
    const tables = await tablesToBackUp(sql);
    const names = tables.map(({ name }) => name);
    await withoutTriggersAndKeys(sql, names, async () => {
      await sql.unsafe(`truncate ${quoted(names)}`);
      for await (const section of sections) {
        if (isExcludedTable(section.table.name)) await readPast(section, path);
        else written.push(await loadSection(sql, section, tables, path));
      }
      const isWritten = (name: string) => written.some(({ table }) => table.name === name);
      if (!names.every((name) => isWritten(name) || tablesSince0311.includes(name))) throw damagedBackup(path);
    });
    const numbers = keptTableSequences(sequences());
    await setSequences(sql, numbers);
    for (const { table, holding } of written) expectSame(table, holding, await fingerprintOf(sql, table));
    if (!isDeepStrictEqual(await readSequences(sql), numbers)) throw differing("the numbers of new records");
  });
  return { header, tables: written };
}

async function migrateTo(scratch: Database, { migrations }: Header, path: string): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new BackupProblem(`${path} was made by a newer Homecoming (it has ${unknown}). Upgrade this one first.`);
  }
  await migrate(scratch, { log: () => {}, only: migrations });
}

/** Skips a table that backups no longer hold, but verifies its fingerprint. */
async function readPast(section: TableSection, path: string): Promise<void> {
  const print = fingerprinting();
  for await (const _ of print.through(section.rows));
  if (!isDeepStrictEqual(await section.fingerprint(), print.taken())) throw damagedBackup(path);
}

async function loadSection(sql: Transaction, section: TableSection, tables: readonly BackupTable[], path: string) {
  const held = tables.find(({ name }) => name === section.table.name);
  // Upgraded boards and new ones may have the same columns in another order.
  const { columns } = section.table;
  if (!held || !isDeepStrictEqual(held.columns.toSorted(), columns.toSorted())) throw damagedBackup(path);
  const table = { ...held, columns };
  const print = fingerprinting();
  await fillTable(sql, table, print.through(section.rows)).catch((error: unknown) => {
    throw isUnreadable(error) ? damagedBackup(path) : error;
  });
  if (!isDeepStrictEqual(await section.fingerprint(), print.taken())) throw damagedBackup(path);
  return { table, holding: print.holding() };
}

/** A value that PostgreSQL can't parse or a constraint refuses. */
const isUnreadable = (error: unknown) => error instanceof postgres.PostgresError && /^2[23]/.test(error.code);

/** @throws BackupProblem if the restored table differs from the written one */
export function expectSame({ name }: BackupTable, written: TableFingerprint, restored: TableFingerprint): void {
  if (written.rows !== restored.rows) throw differing(`${name} (${written.rows} rows, restored ${restored.rows})`);
  if (!isDeepStrictEqual(written, restored)) throw differing(`${name} (${written.rows} rows, not all the same)`);
}

const differing = (what: string) =>
  new BackupProblem(
    `The restored data differs from the backup: ${what}. This backup can't be used, and nothing was changed.`,
  );
