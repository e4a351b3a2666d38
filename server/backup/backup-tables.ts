import type { Connection, Transaction } from "../database/connection.ts";
import { fingerprinting, type TableFingerprint } from "./fingerprint.ts";

export type BackupTable = { name: string; columns: string[]; key: string[] };

/** The last value of each sequence, by `table.column`, or by its own name where it belongs to no column. */
export type Sequences = Record<string, number>;

// Short-lived secrets and counters: a restored board must not revive an ended session, a used link or a counter.
// Former addresses are in backups. Otherwise the new address would get recovery links at once, and the old one couldn't object.
// Changes refer to transactions of the database that they happened in.
const ofTheMoment = [
  "sessions",
  "grants",
  "webhook_deliveries",
  "account_tokens",
  "sign_in_attempts",
  "still_open_tokens",
  "check_in_tokens",
  "rate_limits",
  "idempotency_keys",
  "changes",
  "skill_changes",
  // Of boards up to 0.3.11.
  "inbox_changes",
  "companies_to_follow",
  "live_streams",
  "push_devices",
  "news_mails",
  "search_looks",
];
const ofThePlace = ["migrations", "backups", "departures", "event_places", "push_keys"];
// Derived from other tables; a restore rebuilds them.
const derived = ["search_documents", "question_states"];
const leftOut = [...ofTheMoment, ...ofThePlace, ...derived];

/** Whether backups leave this table out. One of an older version may still hold it. */
export const isExcludedTable = (table: string) => leftOut.includes(table);

/** Tables that backups of older versions leave out, though their migrations made them. */
export const tablesSince0311 = ["invitations", "address_returns"];

/** The tables that a backup holds, without generated columns and without the column `blanks`, which is always blank. */
export async function tablesToBackUp(sql: Connection): Promise<BackupTable[]> {
  return sql<BackupTable[]>`
    select relname as name,
      array(select attname::text from pg_attribute
            where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'blanks'
            order by attnum) as columns,
      array(select attname::text from pg_index, unnest(indkey) with ordinality keys (number, place), pg_attribute
            where indrelid = tables.oid and indisprimary and attrelid = tables.oid and attnum = number order by place) as key
    from pg_class tables
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${leftOut})
    order by relname`;
}

/** Tables that a restore empties and doesn't fill: their secrets may let in someone else now, or they are derived. */
export const emptiedByRestore = [
  ...["sessions", "grants", "webhook_deliveries", "account_tokens", "sign_in_attempts", "still_open_tokens"],
  ...["check_in_tokens", "idempotency_keys"],
  ...["push_devices", "news_mails", "search_looks", "live_streams"],
  ...derived,
];

/** Fixes the session's formats, so that equal values are written as equal text everywhere; lifts the time limits. */
export async function fixFormats(sql: Transaction): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
      set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
      set_config('bytea_output', 'hex', true)`;
}

const rowsAtOnce = 200;

/** A table's rows in the order of its key, each a line of JSON; one buffer holds several lines. */
export async function* tableRows(sql: Transaction, { name, columns, key }: BackupTable): AsyncGenerator<Buffer> {
  const rows = sql<{ line: string }[]>`
    select row_to_json(kept)::text as line
    from (select ${sql(columns)} from ${sql(name)} order by ${sql.unsafe(await orderOf(sql, name, key))}) kept`;
  for await (const batch of rows.cursor(rowsAtOnce)) {
    yield Buffer.from(batch.map(({ line }) => `${line}\n`).join(""));
  }
}

/** The key's columns, text compared byte by byte, so that the order doesn't depend on the database's collation. */
async function orderOf(sql: Transaction, table: string, key: readonly string[]): Promise<string> {
  const texts = await sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = ${quoted([table])}::regclass and attcollation <> 0`;
  const isText = (column: string) => texts.some(({ name }) => name === column);
  return key.map((column) => quoted([column]) + (isText(column) ? ' collate "C"' : "")).join(", ");
}

export async function fingerprintOf(sql: Transaction, table: BackupTable): Promise<TableFingerprint> {
  const print = fingerprinting();
  for await (const _ of print.through(tableRows(sql, table)));
  return print.holding();
}

/** The last value of each sequence that was used. */
export async function readSequences(sql: Connection): Promise<Sequences> {
  const rows = await sql<{ name: string; last: string }[]>`
    select coalesce(owner.relname || '.' || attname, sequencename) as name, last_value as last
    from pg_sequences
    join pg_class sequence on sequence.relname = sequencename and sequence.relnamespace = 'public'::regnamespace
    left join pg_depend on pg_depend.objid = sequence.oid and deptype in ('a', 'i') and refobjsubid > 0
    left join pg_class owner on owner.oid = refobjid
    left join pg_attribute on attrelid = owner.oid and attnum = refobjsubid
    where schemaname = 'public' and last_value is not null
    order by 1`;
  return keptTableSequences(Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)])));
}

/** Without the sequences of tables that backups leave out. */
export const keptTableSequences = (sequences: Sequences): Sequences =>
  Object.fromEntries(Object.entries(sequences).filter(([name]) => !isExcludedTable(name.split(".")[0] ?? "")));

export async function setSequences(sql: Transaction, sequences: Sequences): Promise<void> {
  await sql`
    select setval(case when key like '%.%' then pg_get_serial_sequence(split_part(key, '.', 1), split_part(key, '.', 2))
      else key end::regclass, value::bigint)
    from jsonb_each_text(${sql.json(sequences)})`;
}

export const quoted = (names: readonly string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(", ");
