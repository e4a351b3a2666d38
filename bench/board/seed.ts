import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { hashPassword } from "../../server/accounts/password.ts";
import type { Connection, Database } from "../../server/database.ts";
import { keepImage } from "../../server/images/image-store.ts";
import { type Known, type Proportions, recordsOf, type Value } from "./records.ts";
import { chance } from "./words.ts";

type Log = (line: string) => void;

/** What every seeded member logs in with. */
export const password = "homecoming";

/**
 * Fills an empty board, whole or not at all. Every trigger does its own work, once a row: keys and indexes are taken away for
 * the time, so that a record's skills are there before it, and put back, which checks every row.
 */
export async function seed(database: Database, count: Proportions, log: Log = () => {}): Promise<void> {
  await database.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local maintenance_work_mem = '1GB'`;
    const putBack = await withoutKeysAndIndexes(transaction);
    for (const { table, columns, rows } of recordsOf(count, await knownTo(transaction))) {
      const began = Date.now();
      const stream = await transaction.unsafe(`copy ${table} (${columns}) from stdin`).writable();
      await pipeline(Readable.from(chunks(rows)), stream);
      if (columns.startsWith("id,")) {
        await transaction`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${transaction(table)}`;
      }
      log(`  ${table} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
    await transaction`update companies set owner_id = 1 + id % ${count.members}`;
    await putBack(log);
  });
  await database`vacuum analyze`.simple();
}

async function knownTo(database: Connection): Promise<Known> {
  const rows = await database<{ id: number }[]>`select id from skills order by id`;
  const random = chance(21);
  const placed = rows.map(({ id }) => ({ id, place: random() })).sort((a, b) => a.place - b.place);
  const pictures: string[] = [];
  for (let hue = 0; hue < 12; hue += 1) {
    const background = { r: hue * 20, g: 255 - hue * 20, b: 128 };
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const picture = sharp({ create: { width: 256, height: 256, channels: 3, background, noise } }).webp({
      quality: 60,
    });
    pictures.push((await keepImage(database, await picture.toBuffer())) as string);
  }
  return { skills: placed.map(({ id }) => id), pictures, passwordHash: await hashPassword(password) };
}

/** Takes away what can be made again in one go, and returns what puts it back. */
async function withoutKeysAndIndexes(database: Connection): Promise<(log: Log) => Promise<void>> {
  const keys = await database<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const indexes = await database<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique and relname <> 'title_words'`;
  for (const { table, name } of keys) await database.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await database.unsafe(`drop index ${name}`);
  return async (log) => {
    const began = Date.now();
    for (const { definition } of indexes) await database.unsafe(definition);
    for (const { table, name, definition } of keys) {
      await database.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    }
    log(`  keys and indexes in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
}

/** Lines for COPY, a thousand at a time. */
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
