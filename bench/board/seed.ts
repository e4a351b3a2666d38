import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import type { Connection, Database } from "../../server/database/connection.ts";
import { keepImage } from "../../server/images/image-store.ts";
import { hashPassword } from "../../server/people/passwords/password.ts";
import { time } from "../figures.ts";
import { type Known, type Proportions, type Rows, recordsOf, type Value } from "./records.ts";
import { foldNames, rememberTitles, searchOf } from "./searchable.ts";
import { chance } from "./words.ts";

type Log = (line: string) => void;

/** What every seeded member logs in with. */
export const password = "homecoming";

/**
 * Fills an empty board, whole or not at all. What triggers, keys and indexes would do for each row is done for all rows at
 * once: those of search rest meanwhile, keys and indexes are put back at the end, which checks every row.
 */
export async function seed(database: Database, count: Proportions, log: Log = () => {}): Promise<void> {
  await database.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local maintenance_work_mem = '1GB'`;
    await transaction`set local jit = off`;
    await foldNames(transaction);
    const putBack = await withoutKeysAndIndexes(transaction);
    for (const records of recordsOf(count, await knownTo(transaction))) {
      await timed(log, records.table, () => insert(transaction, records));
    }
    await transaction`update companies set owner_id = 1 + id % ${count.members}`;
    await timed(log, "keys and indexes", putBack);
  });
  await database`vacuum analyze`.simple();
}

async function timed(log: Log, what: string, work: () => Promise<void>): Promise<void> {
  log(`  ${what} in ${((await time(work)) / 1000).toFixed(1)} s`);
}

async function insert(database: Connection, { table, columns, rows }: Rows): Promise<void> {
  const search = searchOf[table];
  if (!search) {
    await copy(database, table, columns, rows);
  } else {
    const own = columns.replace(", skills", "");
    await database.unsafe(
      `create temp table draft on commit drop as select ${own}, null::int[] as skills from ${table}`,
    );
    await copy(database, "draft", columns, rows);
    await database.unsafe(`alter table ${table} disable trigger ${nameOf(table)}`);
    await database.unsafe(`insert into ${table} (${own}, search) overriding system value
      select ${own}, ${search} from draft order by id`);
    await database.unsafe(`alter table ${table} enable trigger ${nameOf(table)}`);
    await rememberTitles(database, table);
    if (own !== columns) await nameSkills(database, table);
    await database`drop table draft`;
  }
  await database`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${database(table)}`;
}

/** The trigger that makes a row searchable: `index_job`. */
const nameOf = (table: string) => `index_${table.slice(0, -1)}`;

async function nameSkills(database: Connection, table: string): Promise<void> {
  const named = `${table.slice(0, -1)}_skills`;
  const reindexing = `index_added_${named}`;
  await database.unsafe(`alter table ${named} disable trigger ${reindexing}`);
  await database.unsafe(`insert into ${named} select id, unnest(skills) from draft order by 1, 2`);
  await database.unsafe(`alter table ${named} enable trigger ${reindexing}`);
}

async function copy(database: Connection, table: string, columns: string, rows: Rows["rows"]): Promise<void> {
  const stream = await database.unsafe(`copy ${table} (${columns}) from stdin`).writable();
  await pipeline(Readable.from(chunks(rows)), stream);
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
async function withoutKeysAndIndexes(database: Connection): Promise<() => Promise<void>> {
  const keys = await database<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const indexes = await database<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique and relname <> 'title_words'`;
  for (const { table, name } of keys) await database.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await database.unsafe(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await database.unsafe(definition);
    for (const { table, name, definition } of keys) {
      await database.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    }
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
