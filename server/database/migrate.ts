import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./connection.ts";

type Options = {
  log: (line: string) => void;
  folder?: string;
  /** Restricts to these migrations, to get an earlier version's schema. */
  only?: readonly string[];
};

const ownFolder = join(import.meta.dirname, "../../database/migrations");
const migrationLock = 1_215_261_030;

/**
 * Applies every missing migration `NNN-name.sql` in order, each in one transaction with its row in `migrations`. Concurrent
 * runs are serialised; an interrupted one is completed at the next start. An upgraded database is vacuumed, because index-only
 * scans need the visibility map.
 */
export async function migrate(database: Database, { log, folder = ownFolder, only }: Options): Promise<void> {
  const files = (await migrationNames(folder)).filter((name) => only?.includes(name) ?? true);
  const done = await migrationsDone(database);
  const missing = files.filter((name) => !done.has(name));
  for (const file of missing) {
    if (await applyOnce(database, folder, file)) log(`Database: ${file.replace(".sql", "")}`);
  }
  if (done.size > 0 && missing.length > 0) await vacuumAll(database);
}

async function vacuumAll(database: Database): Promise<void> {
  const tables = await database<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  await database.unsafe(`vacuum (analyze, skip_locked) ${tables.map(({ name }) => name).join(", ")}`);
}

/** The names of this program's migrations, in order. */
export async function migrationNames(folder = ownFolder): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file)).sort();
  if (files.length === 0) throw new Error(`No migrations in ${folder}.`);
  return files;
}

async function migrationsDone(database: Database): Promise<Set<string>> {
  const rows = await database.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
    await transaction`select pg_advisory_xact_lock(${migrationLock})`;
    await transaction`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`;
    return transaction<{ name: string }[]>`select name from migrations`;
  });
  return new Set(rows.map(({ name }) => name));
}

async function applyOnce(database: Database, folder: string, file: string): Promise<boolean> {
  const statements = await readFile(join(folder, file), "utf8");
  return database.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
    await transaction`select pg_advisory_xact_lock(${migrationLock})`;
    const { count } = await transaction`select from migrations where name = ${file}`;
    if (count > 0) return false;
    await transaction.unsafe(statements).simple();
    await transaction`insert into migrations (name) values (${file})`;
    return true;
  });
}
