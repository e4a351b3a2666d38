import sharp from "sharp";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import type { Connection, Database } from "../../server/database/connection.ts";
import { hashPassword } from "../../server/people/passwords/password.ts";
import { insertConversations, insertInboxes, insertReplies } from "./activity.ts";
import { insertProfiles, jobFacts, profileFacts } from "./profiles.ts";
import { type Known, type Proportions, postsBefore, type Rows, recordsOf } from "./records.ts";
import { continueIds, copy, withoutIndexes, withoutKeysAndIndexes, withoutTriggers } from "./tables.ts";
import { chance } from "./words.ts";

type Log = (line: string) => void;

/** The password of every member. */
export const password = "homecoming";

/**
 * Fills an empty board in bulk: keys, indexes and triggers are dropped first, and keys and indexes rebuilt at the end, which
 * checks every row. `reindex` then writes the search documents, whose index is rebuilt last, too.
 */
export async function fill(
  database: Database,
  count: Proportions,
  reindex: () => Promise<unknown>,
  log: Log = () => {},
): Promise<void> {
  await database.begin(async (transaction) => {
    await takeTime(transaction);
    const known = await knownTo(transaction);
    const putBack = await withoutKeysAndIndexes(transaction);
    const putTriggersBack = await withoutTriggers(transaction);
    for (const records of recordsOf(count, known)) await insert(transaction, records, count);
    await transaction`analyze`;
    await insertProfiles(transaction, count);
    await insertReplies(transaction);
    await insertEvents(transaction);
    await insertConversations(transaction, count);
    await insertInboxes(transaction, count);
    log("  rows are written");
    await putBack();
    await putTriggersBack();
  });
  await database`vacuum analyze`.simple();
  log("  keys and indexes are written");
  const putIndexBack = await withoutIndexes(database, "search_documents");
  await reindex();
  await database.begin(async (transaction) => {
    await takeTime(transaction);
    await putIndexBack(transaction);
  });
  await database`vacuum analyze`.simple();
  log("  the search documents are written");
}

/** Lifts the limits of time and memory for bulk statements. */
async function takeTime(transaction: Connection): Promise<void> {
  await transaction`set local statement_timeout = 0`;
  await transaction`set local work_mem = '256MB'`;
  await transaction`set local maintenance_work_mem = '1GB'`;
  await transaction`set local jit = off`;
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
    columns: `description, location, link, link_key, company_id, ${jobFacts.columns}`,
    given: `description, location, link, decode(link_key, 'hex'), company_id, ${jobFacts.given}`,
  },
  projects: { columns: "description", given: "description" },
  questions: { columns: "description", given: "description" },
};

async function insertPosts(database: Connection, table: PostPath, count: Proportions): Promise<void> {
  const kind = kindAt(table);
  const before = postsBefore(count)[table];
  await database.unsafe(`
    insert into posts (id, kind, number, title, owner_id, created_at, updated_at) overriding system value
    select ${before} + number, '${kind}', number, title, owner_id, created_at, updated_at from draft order by number`);
  const { columns, given } = facts[table];
  await database.unsafe(
    `insert into ${table} (post_id, ${columns}) select ${before} + number, ${given} from draft order by number`,
  );
  await database`select setval(${`${kind}_numbers`}, max(number)) from draft`;
  await continueIds(database, "posts");
  if (kind === "company") return;
  await database.unsafe(`
    insert into post_skills (post_id, skill_id, of_kind)
    select ${before} + number, unnest(skills), '${kind}' from draft order by 1, 2`);
}

const userColumns =
  "id, first_name, last_name, email, password_hash, avatar, company_id, about, created_at, updated_at";
const commentColumns = "id, text, post_id, owner_id, created_at, updated_at";
const others: Record<string, { columns: string; given: string }> = {
  users: { columns: `${userColumns}, ${profileFacts.columns}`, given: `${userColumns}, ${profileFacts.given}` },
  comments: { columns: commentColumns, given: commentColumns },
};

async function insertOthers(database: Connection, table: string): Promise<void> {
  const { columns, given } = others[table] as { columns: string; given: string };
  await database.unsafe(
    `insert into ${table} (${columns}) overriding system value select ${given} from draft order by id`,
  );
  await continueIds(database, table);
  if (table !== "users") return;
  await database`insert into user_skills (user_id, skill_id) select id, unnest(skills) from draft order by 1, 2`;
}

/** The events that would have been published for the rows, marked as delivered. */
async function insertEvents(database: Connection): Promise<void> {
  await database`
    insert into events (kind, actor_id, post_id, comment_id, member_id, at, place)
    select case kind when 'question' then 'question.asked' else kind || '.posted' end, owner_id, id, null::int, null::int, created_at, 0
    from posts where kind <> 'company'
    union all
    select case posts.kind when 'question' then 'answer.posted' else 'comment.posted' end, comments.owner_id, post_id,
      comments.id, null, comments.created_at, 0
    from comments join posts on posts.id = post_id
    union all select 'member.joined', id, null, null, id, created_at, 0 from users
    order by created_at`;
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
    const content = await picture.toBuffer();
    const [{ hash }] = await database<[{ hash: string }]>`
      insert into images (hash, content) values (encode(sha256(${content}), 'hex'), ${content})
      on conflict (hash) do update set content = excluded.content returning hash`;
    pictures.push(hash);
  }
  return { skills: placed.map(({ id }) => id), pictures, passwordHash: await hashPassword(password) };
}
