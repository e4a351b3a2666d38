import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../../server/database/connection.ts";
import { migrate } from "../../server/database/migrations.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

let database: Database;
let folder: string;
let said: string[];

beforeEach(async () => {
  const created = await createTestDatabase({ empty: true });
  database = created.database;
  folder = await mkdtemp(join(tmpdir(), "homecoming-migrations-"));
  said = [];
  return async () => {
    await created.drop();
    await rm(folder, { recursive: true });
  };
});

const bring = () => migrate(database, { folder, log: (line) => said.push(line) });
const add = (name: string, statements: string) => writeFile(join(folder, name), statements);

test("migrations run in order, once each", async () => {
  await add("002-colour.sql", "alter table cats add colour text; update cats set colour = 'black';");
  await add("001-cats.sql", "create table cats (name text); insert into cats values ('Mo');");
  await add("notes.md", "not a migration");
  await bring();
  await bring();
  expect(said).toEqual(["Database: 001-cats", "Database: 002-colour"]);
  expect(await database`select * from cats`).toMatchObject([{ name: "Mo", colour: "black" }]);
});

test("F20 simultaneous starts run each migration once", async () => {
  await add("001-cats.sql", "select pg_sleep(0.2); create table cats (name text);");
  await add("002-mo.sql", "insert into cats values ('Mo');");
  await Promise.all([bring(), bring(), bring(), bring()]);
  expect(said).toEqual(["Database: 001-cats", "Database: 002-mo"]);
  expect((await database`select from cats`).count).toBe(1);
});

test("F20 a migration that fails is rolled back, and the next start completes it", async () => {
  await add("001-cats.sql", "create table cats (name text);");
  await add("002-dogs.sql", "create table dogs (name text); insert into birds values ('Tweety');");
  await expect(bring()).rejects.toThrow("birds");
  expect(await tables()).toEqual(["cats", "migrations"]);

  await add("002-dogs.sql", "create table dogs (name text);");
  await bring();
  expect(await tables()).toEqual(["cats", "dogs", "migrations"]);
});

test("F20 a migration that is killed is rolled back, and the next start completes it", async () => {
  await add("001-cats.sql", "create table cats (name text); select pg_sleep(60);");
  const killed = expect(bring()).rejects.toThrow();
  await expect.poll(terminateSleeper).toBe(1);
  await killed;
  await add("001-cats.sql", "create table cats (name text);");
  await bring();
  expect(await tables()).toEqual(["cats", "migrations"]);
});

test("tables that a migration rewrote are vacuumed", async () => {
  await add("001-cats.sql", "create table cats (id int); insert into cats select generate_series(1, 1000);");
  await bring();
  await add("002-colour.sql", "alter table cats add colour text default random()::text;");
  await bring();
  const lookedThrough = async () => {
    const [cats] = await database<{ rows: number; vacuums: number }[]>`
      select reltuples::int as rows, pg_stat_get_vacuum_count(oid)::int as vacuums from pg_class where relname = 'cats'`;
    return cats;
  };
  await expect.poll(lookedThrough).toEqual({ rows: 1000, vacuums: 1 });
});

test("an empty database is set up in one step", async () => {
  await migrate(database, { log: (line) => said.push(line) });
  expect(said).toEqual(["Database: new"]);
  expect(await tables()).toContain("jobs");
});

async function terminateSleeper(): Promise<number> {
  const { count } = await database`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`;
  return count;
}

async function tables(): Promise<string[]> {
  const rows = await database<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  return rows.map(({ name }) => name);
}

test("F27 a released migration keeps its number, name and content", () => {
  const folders = ["frozen-migrations", "migrations"].map((name) => join(import.meta.dirname, "../../database", name));
  const files = folders.flatMap((own) => readdirSync(own).map((name) => join(own, name)));
  const names = files.map((file) => basename(file)).filter((name) => name.endsWith(".sql"));
  const landed = JSON.parse(readFileSync(join(import.meta.dirname, "landed-migrations.json"), "utf8"));
  const released = Object.assign({}, ...Object.values(landed)) as Record<string, string>;
  for (const [name, sha256] of Object.entries(released)) {
    expect(names).toContain(name);
    expect(
      createHash("sha256")
        .update(readFileSync(files.find((file) => basename(file) === name) ?? ""))
        .digest("hex"),
      name,
    ).toBe(sha256);
  }
  const numbers = names.map((name) => name.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
  const last = Object.keys(released).toSorted().at(-1) ?? "";
  const since = names.filter((name) => !(name in released));
  expect(since.filter((name) => name < last)).toEqual([]);
});
