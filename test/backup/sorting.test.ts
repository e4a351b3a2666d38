import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { openDatabase } from "../../server/database/connection.ts";
import { migrate } from "../../server/database/migrations.ts";
import { superuser } from "../../server/database/postgres-cluster.ts";
import { loadSkillCatalogue } from "../../server/skills/skill-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { writePosts } from "../support/posts.ts";
import { releases } from "./former-board.ts";
import { everythingIn } from "./restored-board.ts";

const log = () => {};

/** In dictionary order; libc has the machine's languages. The board's own database sorts by bytes. */
const locales = [
  "locale_provider icu icu_locale 'en-US' locale 'C.UTF-8'",
  "locale_provider libc locale 'en_US.UTF-8'",
];
const bytewise = "locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-sorting-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A migrated board with this sort order, deleted after the test; null if the machine lacks it. */
async function boardSorting(locale: string): Promise<TestDatabase | null> {
  const created = await createTestDatabase({ locale }).catch((error: Error) => {
    if (/invalid.* locale/i.test(error.message)) return null;
    throw error;
  });
  if (!created) return null;
  onTestFinished(created.drop);
  await migrate(created.database, { log });
  await loadSkillCatalogue(created.database);
  const names = ["co-op", "coop", "Ärzte", "Zebra", "apfel"];
  await writePosts(
    created.database,
    "company",
    names.map((title) => ({ title })),
  );
  await created.database`
    insert into skill_aliases (alias, skill_id)
    select unnest(array['co-op', 'coop', 'ärzte', 'zebra', '_a', 'a b', 'ab', 'a-b']), min(id) from skills`;
  return created;
}

async function humbleRole(): Promise<string> {
  const role = `humble_${Date.now()}`;
  const sql = openDatabase({ ...inject("postgres"), database: "postgres", username: superuser }, { max: 1 });
  await sql.unsafe(`create role ${role} login in role pg_read_all_data, pg_write_all_data`);
  onTestFinished(() => sql.unsafe(`drop role ${role}`).then(() => sql.end()));
  return role;
}

describe.each(locales)("a database with %s", { timeout: 90_000 }, (locale) => {
  test("F24 can be restored on a database with another sort order, and back", async ({ skip }) => {
    const board = await boardSorting(locale);
    if (!board) return skip();
    const other = (await boardSorting(bytewise)) as TestDatabase;
    const [there, back] = [join(folder, `${Date.now()}.gz`), join(folder, `${Date.now()}-back.gz`)];
    const before = await everythingIn(board.database);
    await backUp(board.database, board.address, there);
    await restore(other.database, other.address, there);
    expect(await everythingIn(other.database)).toEqual(before);
    await backUp(other.database, other.address, back);
    await restore(board.database, board.address, back);
    expect(await everythingIn(board.database)).toEqual(before);
  });

  test("F24 can be backed up by a role that can't create databases", { tags: "all" }, async ({ skip }) => {
    const board = await boardSorting(locale);
    if (!board) return skip();
    const place = board.address as Exclude<typeof board.address, string>;
    const username = await humbleRole();
    const humble = openDatabase({ ...place, username }, { max: 2 });
    const report = await backUp(humble, { ...place, username }, join(folder, `${username}.gz`)).finally(() =>
      humble.end(),
    );
    expect(report.rows).toBeGreaterThan(1000);
  });

  test("F24 F25 accepts backups of 0.1.0, whatever their sort order", { tags: "all" }, async ({ skip }) => {
    const board = await boardSorting(locale);
    if (!board) return skip();
    for (const { file } of releases.filter(({ version }) => version.startsWith("0.1.0"))) {
      await restore(board.database, board.address, file);
      expect((await board.database`select from users where email = 'ada@example.org'`).count).toBe(1);
    }
  });
});
