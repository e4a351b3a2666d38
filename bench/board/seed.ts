import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import type { Connection, Database } from "../../server/database/connection.ts";
import { reindex } from "../../server/finding/reindex.ts";
import { keepImage } from "../../server/images/image-store.ts";
import { hashPassword } from "../../server/people/passwords/password.ts";
import { time } from "../figures.ts";
import { insertConversation } from "./conversation.ts";
import { jobFacts } from "./job-facts.ts";
import { type Known, type Proportions, postsBefore, type Rows, recordsOf, type Value } from "./records.ts";
import { chance } from "./words.ts";

type Log = (line: string) => void;

/** What every seeded member logs in with. */
export const password = "homecoming";

/**
 * Fills an empty board, whole or not at all. What triggers, keys and indexes would do for each row is done for all rows at
 * once: keys and indexes are put back at the end, which checks every row, and what happened and what all is found by is
 * written then.
 */
export async function seed(database: Database, count: Proportions, log: Log = () => {}): Promise<void> {
  await database.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local maintenance_work_mem = '1GB'`;
    await transaction`set local jit = off`;
    const putBack = await withoutKeysAndIndexes(transaction);
    for (const records of recordsOf(count, await knownTo(transaction))) {
      await timed(log, records.table, () => insert(transaction, records, count));
    }
    await timed(log, "answers and votes", () => insertConversation(transaction));
    await timed(log, "what happened", () => tellOfAll(transaction));
    await timed(log, "keys and indexes", putBack.keysAndIndexes);
    await transaction`analyze`;
    await timed(log, "what all is found by", () => reindex(transaction));
    await timed(log, "the search's index", putBack.searchIndexes);
  });
  await database`vacuum analyze`.simple();
}

async function timed(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  log(`  ${what} in ${((await time(work)) / 1000).toFixed(1)} s`);
}

async function insert(database: Connection, { table, columns, rows }: Rows, count: Proportions): Promise<void> {
  await database.unsafe(`create temp table draft (${columns}) on commit drop`);
  await copy(database, "draft", rows);
  await (table in postsBefore(count) ? insertPosts(database, table as PostPath, count) : insertOthers(database, table));
  await database`drop table draft`;
}

const facts: Record<PostPath, { columns: string; given: string }> = {
  companies: { columns: "logo", given: "null" },
  jobs: {
    columns: `description, location, link, company_id, ${jobFacts.columns}`,
    given: `description, location, link, company_id, ${jobFacts.given}`,
  },
  projects: { columns: "description", given: "description" },
  questions: { columns: "description", given: "description" },
};

async function insertPosts(database: Connection, table: PostPath, count: Proportions): Promise<void> {
  const kind = kindAt(table);
  const before = postsBefore(count)[table];
  await quietly(
    database,
    "posts",
    `
    insert into posts (id, kind, number, title, owner_id, created_at, updated_at) overriding system value
    select ${before} + number, '${kind}', number, title, owner_id, created_at, updated_at from draft order by number`,
  );
  const { columns, given } = facts[table];
  await database.unsafe(
    `insert into ${table} (post_id, ${columns}) select ${before} + number, ${given} from draft order by number`,
  );
  await database`select setval(${`${kind}_numbers`}, max(number)) from draft`;
  await goOn(database, "posts");
  if (kind === "company") return;
  await quietly(
    database,
    "post_skills",
    `insert into post_skills (post_id, skill_id, of_kind) select ${before} + number, unnest(skills), '${kind}' from draft order by 1, 2`,
  );
}

const others: Record<string, string> = {
  users: "id, first_name, last_name, email, password_hash, avatar, company_id, created_at, updated_at",
  comments: "id, text, post_id, owner_id, created_at, updated_at",
};

async function insertOthers(database: Connection, table: string): Promise<void> {
  const columns = others[table];
  await quietly(
    database,
    table,
    `insert into ${table} (${columns}) overriding system value select ${columns} from draft order by id`,
  );
  await goOn(database, table);
  if (table !== "users") return;
  await quietly(database, "user_skills", "insert into user_skills select id, unnest(skills) from draft order by 1, 2");
}

/** Without what a process that keeps something in memory would learn: there is none. */
async function quietly(database: Connection, table: string, statement: string): Promise<void> {
  await database.unsafe(`alter table ${table} disable trigger user`);
  await database.unsafe(statement);
  await database.unsafe(`alter table ${table} enable trigger user`);
}

/** What stands was posted when it was written, and members joined when they signed up. */
async function tellOfAll(database: Connection): Promise<void> {
  await database`
    insert into events (kind, actor_id, post_id, comment_id, member_id, at)
    select case kind when 'question' then 'question.asked' else kind || '.posted' end, owner_id, id, null::int, null::int, created_at
    from posts where kind <> 'company'
    union all
    select case posts.kind when 'question' then 'answer.posted' else 'comment.posted' end, comments.owner_id, post_id,
      comments.id, null, comments.created_at
    from comments join posts on posts.id = post_id
    union all select 'member.joined', id, null, null, id, created_at from users
    order by created_at`;
}

async function goOn(database: Connection, table: string): Promise<void> {
  await database`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${database(table)}`;
}

async function copy(database: Connection, table: string, rows: Rows["rows"]): Promise<void> {
  const stream = await database.unsafe(`copy ${table} from stdin`).writable();
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
async function withoutKeysAndIndexes(database: Connection) {
  const keys = await database<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const indexes = await database<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique`;
  for (const { table, name } of keys) await database.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await database.unsafe(`drop index ${name}`);
  const isForSearch = ({ definition }: { definition: string }) => definition.includes(" USING gin ");
  return {
    keysAndIndexes: async () => {
      for (const index of indexes) if (!isForSearch(index)) await database.unsafe(index.definition);
      for (const { table, name, definition } of keys) {
        await database.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
      }
    },
    searchIndexes: async () => {
      for (const { definition } of indexes.filter(isForSearch)) await database.unsafe(definition);
    },
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
