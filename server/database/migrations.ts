import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Transaction } from "./connection.ts";
import { createSchema, renewFunctions } from "./schema.ts";

type Options = {
  log: (line: string) => void;
  /** Applies the migrations of this folder instead of the board's own. */
  folder?: string;
  /** Restricts to these migrations, to get an earlier version's schema. */
  only?: readonly string[];
};

const files = join(import.meta.dirname, "../../database");
/** The frozen ones lead from any release up to 0.3.11 to the first `database/schema`. */
const ownFolders = [join(files, "frozen-migrations"), join(files, "migrations")];
const migrationLock = 1_215_261_030;

/**
 * Brings a database up to date. A new one is made from `database/schema` and holds what all migrations do. Any other gets every
 * missing migration `NNN-name.sql` in order, each in one transaction with its row in `migrations`, and functions that changed.
 * Concurrent runs are serialised; an interrupted one is completed at the next start. An upgraded database is vacuumed, because
 * index-only scans need the visibility map.
 */
export async function migrate(database: Database, { log, folder, only }: Options): Promise<void> {
  const paths = await migrationPaths(folder ? [folder] : ownFolders);
  const names = [...paths.keys()].filter((name) => only?.includes(name) ?? true);
  const isCurrent = !folder && names.length === paths.size;
  const done = await inTurn(database, async (sql) => {
    await sql`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`;
    const rows = await sql<{ name: string }[]>`select name from migrations`;
    if (rows.length > 0 || !isCurrent) return rows.map(({ name }) => name);
    await createSchema(sql);
    await sql`insert into migrations (name) select unnest(${names}::text[])`;
    return names;
  });
  if (done === names) log("Database: new");
  const missing = names.filter((name) => !done.includes(name));
  for (const name of missing) {
    const isLast = isCurrent && name === missing.at(-1);
    if (await applyOnce(database, name, paths.get(name) as string, isLast))
      log(`Database: ${name.replace(".sql", "")}`);
  }
  if (isCurrent && (await inTurn(database, renewFunctions))) log("Database: functions");
  if (done.length > 0 && missing.length > 0) await vacuumAll(database);
}

/** The names of this program's migrations, in order. */
export const migrationNames = async () => [...(await migrationPaths(ownFolders)).keys()];

async function migrationPaths(folders: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => [file, join(folder, file)] as const)),
  );
  const paths = found.flat().filter(([file]) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file));
  if (paths.length === 0) throw new Error(`No migrations in ${folders.join(" and ")}.`);
  return new Map(paths.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Runs `work` in a transaction, one such transaction at a time. */
async function inTurn<Result>(database: Database, work: (sql: Transaction) => Promise<Result>): Promise<Result> {
  const result = await database.begin(async (sql) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
    await sql`select pg_advisory_xact_lock(${migrationLock})`;
    return work(sql);
  });
  return result as Result;
}

/** The last migration also defines the functions, so that its tables are never used with older functions. */
const applyOnce = (database: Database, name: string, path: string, isLast: boolean) =>
  inTurn(database, async (sql) => {
    const { count } = await sql`select from migrations where name = ${name}`;
    if (count > 0) return false;
    await sql.unsafe(await readFile(path, "utf8")).simple();
    await sql`insert into migrations (name) values (${name})`;
    if (isLast) await renewFunctions(sql, { always: true });
    return true;
  });

async function vacuumAll(database: Database): Promise<void> {
  const tables = await database<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  await database.unsafe(`vacuum (analyze, skip_locked) ${tables.map(({ name }) => name).join(", ")}`);
}
