import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "./connection.ts";

const root = join(import.meta.dirname, "../..");

// In the order of creation: each uses only what is created before it. PostgreSQL parses bodies in `$$` when they run, so
// these functions may use tables.
const functionFiles = [
  "words",
  "people",
  "skills",
  "posts",
  "changes",
  "moderation",
  "notifications",
  "search-documents",
  "search-pages",
  "similar-questions",
].map((area) => `functions/${area}`);
const tableFiles = [
  "system",
  "people",
  "skills",
  "posts",
  "comments",
  "cohorts",
  "check-ins",
  "evidence",
  "moderation",
  "search",
  "notifications",
  "conversations",
];

const unread = "set local check_function_bodies = off;";

/** Makes every function, table and view in an empty database. */
export async function createSchema(sql: Transaction): Promise<void> {
  const functions = await readFunctions();
  const tables = await Promise.all(tableFiles.map(textOf));
  await sql.unsafe([unread, functions.text, ...tables].join("\n")).simple();
  await note(sql, functions);
}

/**
 * Defines all functions again if their files have changed. An older version than the last one that did so leaves them alone,
 * because both serve during a rolling upgrade.
 */
export async function renewFunctions(sql: Transaction, { always = false } = {}): Promise<boolean> {
  const functions = await readFunctions();
  const [noted] = await sql<{ version: string; sha256: string }[]>`
    select split_part(note, ' ', 2) as version, split_part(note, ' ', 3) as sha256
    from obj_description('migrations'::regclass, 'pg_class') note where note like 'functions %'`;
  const isOlder = functions.version.localeCompare(noted?.version ?? "", "en", { numeric: true }) < 0;
  if (!always && noted && (isOlder || functions.sha256 === noted.sha256)) return false;
  await sql.unsafe([unread, functions.text].join("\n")).simple();
  await note(sql, functions);
  return true;
}

type Functions = { text: string; sha256: string; version: string };

async function readFunctions(): Promise<Functions> {
  const text = (await Promise.all(functionFiles.map(textOf))).join("\n");
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return { text, sha256: createHash("sha256").update(text).digest("hex"), version };
}

/** Stored as a comment on the table of migrations, which no backup contains. */
const note = (sql: Transaction, { version, sha256 }: Functions) =>
  sql.unsafe(`comment on table migrations is 'functions ${version} ${sha256}'`);

const textOf = (file: string) => readFile(join(root, "database/schema", `${file}.sql`), "utf8");
