import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate, migrationNames } from "../../server/database/migrations.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { catalogueOf, rowsIn } from "./catalogue.ts";

async function board({ empty = false } = {}) {
  const { database, drop } = await createTestDatabase({ empty });
  onTestFinished(drop);
  const said: string[] = [];
  return { database, said, start: () => migrate(database, { log: (line) => said.push(line) }) };
}

test("a board upgraded from the first release has the same schema as a new one", async () => {
  const [old, fresh] = [await board({ empty: true }), await board({ empty: true })];
  const names = await migrationNames();
  await migrate(old.database, { log: () => {}, only: names.slice(0, 1) });
  await Promise.all([old.start(), fresh.start()]);
  const [upgraded, made] = [await catalogueOf(old.database), await catalogueOf(fresh.database)];
  expect(upgraded.filter((line) => !made.includes(line))).toEqual([]);
  expect(made.filter((line) => !upgraded.includes(line))).toEqual([]);
  // As if its functions had changed with the last migration.
  expect(old.said.at(-1)).toBe(`Database: ${names.at(-1)?.replace(".sql", "")}`);
  expect(await rowsIn(old.database)).toEqual(await rowsIn(fresh.database));
});

test("each function of the database is in the schema once, and its body is valid", async () => {
  const { database } = await board();
  const folder = join(import.meta.dirname, "../../database/schema/functions");
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name),
  );
  const rows = await database<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
  const defined = await database<{ text: string }[]>`
    select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace`;
  // Now that the tables exist, PostgreSQL checks the bodies of these functions.
  await database.unsafe(defined.map(({ text }) => text).join(";\n"));
  expect(written.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test("several processes that start at once create a new board once", async () => {
  const { said, start } = await board({ empty: true });
  await Promise.all([start(), start(), start()]);
  await start();
  expect(said).toEqual(["Database: new"]);
});

const statements = {
  change: `create or replace function next_number(kind text) returns integer language sql volatile return 7`,
  ofVersion: (version: string) => `comment on table migrations is 'functions ${version} of-then'`,
};

test("a changed function is applied once, by the next start", async () => {
  const { database, said, start } = await board();
  await database.unsafe(statements.change);
  await database.unsafe(statements.ofVersion("0.1.0"));
  await Promise.all([start(), start()]);
  expect(said).toEqual(["Database: functions"]);
  expect(await database`select next_number('job')`).toMatchObject([{ nextNumber: 1 }]);
});

test("an older version that starts again doesn't replace functions of a newer one", async () => {
  const { database, said, start } = await board();
  await database.unsafe(statements.change);
  await database.unsafe(statements.ofVersion("99.10.0"));
  await start();
  expect(said).toEqual([]);
  expect(await database`select next_number('job')`).toMatchObject([{ nextNumber: 7 }]);
});
