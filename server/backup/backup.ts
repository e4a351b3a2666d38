import { existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { addToTrail } from "../audit/audit-store.ts";
import type { Database, DatabaseAddress, Transaction } from "../database/connection.ts";
import { BackupProblem, headerOf, type TableSection, writeBackupFile } from "./backup-file.ts";
import { type BackupTable, fixFormats, readSequences, tableRows, tablesToBackUp } from "./backup-tables.ts";
import { fingerprinting } from "./fingerprint.ts";
import { restoreAndCompare } from "./restore-check.ts";
import { onScratchDatabase } from "./scratch-database.ts";

export type BackupReport = { tables: number; rows: number; bytes: number };

/**
 * Writes a snapshot of the board into a file, restores it into a scratch database and compares every table. The file gets its
 * name only if all are equal.
 * @throws BackupProblem with the difference, or if the file exists
 */
export async function backUp(database: Database, address: DatabaseAddress, path: string): Promise<BackupReport> {
  if (existsSync(path))
    throw new BackupProblem(`${path} already exists. A backup never overwrites a file: choose another name.`);
  const unproven = `${path}.unproven`;
  await rm(unproven, { force: true });
  try {
    await writeBackup(database, unproven);
    const { tables } = await onScratchDatabase(database, address, (scratch) => restoreAndCompare(scratch, unproven));
    await rename(unproven, path);
    const rows = tables.reduce((sum, { holding }) => sum + holding.rows, 0);
    const { size: bytes } = await stat(path);
    await database.begin(async (transaction) => {
      await transaction`insert into backups (rows, bytes) values (${rows}, ${bytes})`;
      await addToTrail(transaction, { by: "command line", action: "backed-up", subject: "board" });
    });
    return { tables: tables.length, rows, bytes };
  } finally {
    await rm(unproven, { force: true });
  }
}

/** Writes a snapshot of the board without verifying it. */
export async function writeBackup(database: Database, path: string): Promise<void> {
  await database.begin("isolation level repeatable read read only", async (sql) => {
    await fixFormats(sql);
    const [{ now, names }] = await sql<[{ now: string; names: string[] }]>`
      select now(), array(select name from migrations order by name) as names`;
    const tables = await tablesToBackUp(sql);
    await writeBackupFile(path, headerOf(now, names), sectionsOf(sql, tables), () => readSequences(sql));
  });
}

async function* sectionsOf(sql: Transaction, tables: readonly BackupTable[]): AsyncGenerator<TableSection> {
  for (const table of tables) {
    const print = fingerprinting();
    yield { table, rows: print.through(tableRows(sql, table)), fingerprint: async () => print.taken() };
  }
}
