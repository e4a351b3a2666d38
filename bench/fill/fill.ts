import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import type { Connection, Database } from "../../server/database/connection.ts";
import { hashPassword } from "../../server/people/accounts/password.ts";
import { insertActivity } from "./activity.ts";
import { type Known, type Proportions, type Rows, recordsOf } from "./records.ts";
import { chance } from "./words.ts";

/** The password of every member. */
export const password = "homecoming";

/**
 * Fills an empty board in bulk, without triggers; keys and indexes stay, so that each row is checked. `reindex` then writes the
 * search documents, whose index is rebuilt last, which is several times faster.
 */
export async function fill(database: Database, count: Proportions, reindex: () => Promise<unknown>): Promise<void> {
  await database.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local work_mem = '256MB'`;
    await turnTriggers(transaction, "disable");
    for (const records of recordsOf(count, await knownTo(transaction))) await copy(transaction, records);
    await transaction`update posts set owner_id = 1 + id % ${count.members} where kind = 'company'`;
    for (const table of ["posts", "users", "comments"]) await continueIds(transaction, table);
    for (const kind of ["company", "job", "project", "question"]) {
      await transaction`select setval(${`${kind}_numbers`}, max(number)) from posts where kind = ${kind}`;
    }
    await transaction`analyze`;
    await insertActivity(transaction, count);
    for (const table of ["conversations", "entries"]) await continueIds(transaction, table);
    await turnTriggers(transaction, "enable");
  });
  await database`vacuum analyze`.simple();
  const indexes = await database<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'search_documents'::regclass and not indisunique`;
  for (const { name } of indexes) await database.unsafe(`drop index ${name}`);
  await reindex();
  await database.begin(async (transaction) => {
    await transaction`set local maintenance_work_mem = '1GB'`;
    for (const { definition } of indexes) await transaction.unsafe(definition);
  });
  await database`vacuum analyze`.simple();
}

async function turnTriggers(database: Connection, how: "disable" | "enable"): Promise<void> {
  const tables = await database<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`;
  for (const { name } of tables) await database.unsafe(`alter table ${name} ${how} trigger user`);
}

async function copy(database: Connection, { table, columns, rows }: Rows): Promise<void> {
  const stream = await database.unsafe(`copy ${table} (${columns}) from stdin`).writable();
  await pipeline(Readable.from(chunks(rows)), stream);
}

/** COPY text, a thousand rows at a time. */
function* chunks(rows: Rows["rows"]): Iterable<string> {
  let text = "";
  let lines = 0;
  for (const row of rows) {
    const fields = row.map((value) =>
      value === null ? "\\N" : String(value).replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t"),
    );
    text += `${fields.join("\t")}\n`;
    lines += 1;
    if (lines % 1000 !== 0) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** Sets the sequence behind the highest id. */
async function continueIds(database: Connection, table: string): Promise<void> {
  await database`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${database(table)}`;
}

/** The skills in an order of their own, twelve pictures, and the hash of the password. */
async function knownTo(database: Connection): Promise<Known> {
  const rows = await database<{ id: number }[]>`select id from skills order by id`;
  const random = chance(21);
  const placed = rows.map(({ id }) => ({ id, place: random() })).sort((a, b) => a.place - b.place);
  const pictures: string[] = [];
  for (let hue = 0; hue < 12; hue += 1) {
    const background = { r: hue * 20, g: 255 - hue * 20, b: 128 };
    const content = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
      .webp()
      .toBuffer();
    const [{ hash }] = await database<[{ hash: string }]>`
      insert into images (hash, content) values (encode(sha256(${content}), 'hex'), ${content}) returning hash`;
    pictures.push(hash);
  }
  return { skills: placed.map(({ id }) => id), pictures, passwordHash: await hashPassword(password) };
}
