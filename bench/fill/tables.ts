import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Connection } from "../../server/database/connection.ts";
import type { Rows, Value } from "./records.ts";

export async function copy(database: Connection, table: string, rows: Rows["rows"]): Promise<void> {
  const stream = await database.unsafe(`copy ${table} from stdin`).writable();
  await pipeline(Readable.from(chunks(rows)), stream);
}

/** Sets the sequence behind the highest id. */
export async function continueIds(database: Connection, table: string): Promise<void> {
  await database`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${database(table)}`;
}

/** Drops keys and indexes. Returns a function that restores them. */
export async function withoutKeysAndIndexes(database: Connection) {
  const keys = await database<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { table, name } of keys) await database.unsafe(`alter table ${table} drop constraint ${name}`);
  const putIndexesBack = await withoutIndexes(database);
  return async () => {
    await putIndexesBack(database);
    for (const { table, name, definition } of keys) {
      await database.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

/** Drops the indexes of a table, or of all, except unique ones. Returns a function that restores them. */
export async function withoutIndexes(database: Connection, table = "%") {
  const indexes = await database<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique and relname like ${table}`;
  for (const { name } of indexes) await database.unsafe(`drop index ${name}`);
  return async (connection: Connection) => {
    for (const { definition } of indexes) await connection.unsafe(definition);
  };
}

/** Disables all triggers. Returns a function that enables them. */
export async function withoutTriggers(database: Connection): Promise<() => Promise<void>> {
  const tables = await database<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`;
  const turn = async (how: "disable" | "enable") => {
    for (const { name } of tables) await database.unsafe(`alter table ${name} ${how} trigger user`);
  };
  await turn("disable");
  return () => turn("enable");
}

/** Yields COPY text, a thousand rows at a time. */
function* chunks(rows: Iterable<Value[]>): Iterable<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(row.map(field).join("\t"));
    if (lines.length < 1000) continue;
    yield `${lines.join("\n")}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join("\n")}\n`;
}

const field = (value: Value) =>
  value === null ? "\\N" : String(value).replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
