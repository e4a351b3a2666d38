import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportFile } from "../../server/cli/export-command.ts";
import type { Database } from "../../server/database/connection.ts";
import { migrate, migrationNames } from "../../server/database/migrations.ts";
import { type Kind, kinds } from "../../server/import/import-kinds.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { manyPosts, writePosts } from "../support/posts.ts";
import { importStage } from "./import-stage.ts";

const stage = importStage();

/** The board's export of each kind, by file name. */
async function exported(database: Database, which: readonly Kind[] = kinds) {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-own-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const kind of which) await exportFile(database, kind, join(folder, `${kind}.csv`));
  const files = which.map(async (kind) => [`${kind}.csv`, await readFile(join(folder, `${kind}.csv`), "utf8")]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

test("a board imports its own export even if members never confirmed their address", async () => {
  await stage.importing({
    "members.csv": "first name;last name;email;joined\nMira;Unproven;mira@own.example;2023-05-31\n",
    "jobs.csv": "title;link;owner;company\nTester;https://own.example/1;mira@own.example;Own  Works\n",
    "projects.csv": "project;description;owner\nOwn project;Ours;mira@own.example\n",
  });
  await stage.database`update users set came_uninvited = true, password_hash = 'x', email_proven_at = null`;
  const files = await exported(stage.database);
  const { refusals, counts } = await stage.importing(files);
  expect(refusals).toEqual([]);
  for (const kind of kinds) expect(counts[kind], kind).toMatchObject({ added: 0, updated: 0 });
  expect(await stage.database`select from posts join users on users.id = owner_id`).toHaveLength(2);
});

test("a board imports its own export even with duplicate posts, and notes them", async () => {
  const [owner] = await stage.database<{ id: number }[]>`select id from users limit 1`;
  const twice = manyPosts(2, () => ({ title: "Twice", ownerId: owner?.id as number }));
  for (const kind of ["job", "project"] as const) await writePosts(stage.database, kind, twice);
  const files = await exported(stage.database);
  const { refusals, notes, counts } = await stage.importing(files);
  expect(refusals).toEqual([]);
  expect(notes.filter((note) => /'Twice': is the same as \w+\.csv row \d+/.test(note))).toHaveLength(2);
  for (const kind of ["jobs", "projects"] as const) expect(counts[kind]).toMatchObject({ added: 0, updated: 0 });
  expect(await stage.database`select from posts where title = 'Twice'`).toHaveLength(4);
});

test("an import refuses new or changed rows of members with unconfirmed addresses", async () => {
  const { refusals } = await stage.importing({
    "members.csv": "first name;last name;email\nMira;Unproven;mira@own.example\n",
    "jobs.csv": "title;link;owner\nAnother;https://own.example/2;mira@own.example\n",
    "projects.csv": "project;description;owner\nAnother;Ours;MIRA@own.example.\n",
  });
  expect(refusals).toHaveLength(3);
});

test("S164 an upgrade keeps names that look alike, and the board still imports its own export", {
  tags: "all",
}, async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const log = () => {};
  await migrate(database, { log, only: (await migrationNames()).filter((name) => name < "096") });
  const both = ["Café", "Cafe\u0301"];
  await database`insert into skills (name) select unnest(${both}::text[])`;
  await database`insert into cohorts (name) select unnest(${both}::text[])`;
  await database`insert into posts (kind, number, title) select 'company', n, title from unnest(${both}::text[]) with ordinality given (title, n)`;
  await database`insert into companies (post_id) select id from posts`;
  await migrate(database, { log });
  const doubles = await database`
    select is_double from posts union all select is_double from skills union all select is_double from cohorts order by 1`;
  expect(doubles.map(({ isDouble }) => isDouble)).toEqual([false, false, false, true, true, true]);
  const files = await exported(database, ["companies", "skills", "cohorts"]);
  expect((await stage.importing(files)).refusals).toEqual([]);
});
