import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { backUp, writeBackup } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { restoreAndCompare } from "../../server/backup/restore-check.ts";
import { type Connection, openDatabase } from "../../server/database/connection.ts";
import { migrate, migrationNames } from "../../server/database/migrations.ts";
import { type EmbeddedConnection, superuser } from "../../server/database/postgres-cluster.ts";
import { fillDemo } from "../../server/demo/demo-board.ts";
import { testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { allTold } from "../support/notifications/inbox.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { writePosts } from "../support/posts.ts";
import { everythingIn } from "./restored-board.ts";

const lived = testBoard();
const other = testBoard();
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-backup-"));
  file = join(folder, "board.gz");
  await fillDemo(lived.database);
  const titles = ["back\\slash\ttab\nline\r\u2028", "\\.", "null \\N ☃ 𝄞"];
  await writePosts(
    lived.database,
    "company",
    titles.map((title) => ({ title })),
  );
  await lived.database`delete from posts where title = ${"\\."}`;
  await lived.join({ firstName: "Noor", skills: ["React"] });
  await allTold(lived.database);
});
afterAll(() => rm(folder, { recursive: true }));

/** Scratch databases that nobody uses: other test files make backups at the same time. */
const scratchDatabases = async (sql: Connection) => {
  const { count } = await sql`
    select from pg_database where datname like 'homecoming_scratch%'
      and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`;
  return count;
};

test("F22 a backup appears once a trial restore returned the same rows", async () => {
  const report = await backUp(lived.database, lived.address, file);
  expect(report.tables).toBeGreaterThan(15);
  expect(report.rows).toBeGreaterThan(1000);
  expect(await readdir(folder)).toEqual(["board.gz"]);
  await expect.poll(() => scratchDatabases(lived.database)).toBe(0);
  expect((await lived.database`select from backups where bytes = ${report.bytes}`).count).toBe(1);
  await expect(backUp(lived.database, lived.address, file)).rejects.toThrow("already exists");
});

test("a backup contains no sessions, mailed links or rate limits", async () => {
  const text = gunzipSync(await readFile(file)).toString();
  for (const table of ["sessions", "account_tokens", "rate_limits", "skill_changes"]) {
    expect(text).not.toContain(`{"name":"${table}"`);
  }
});

test("F22 a restore on another board brings back all data and logs everybody out", async () => {
  const before = await other.join({ role: "admin" });
  await writePosts(other.database, "question", [{ title: "Gone soon" }]);
  expect((await before.get("/match/jobs")).status).toBe(200);
  expect((await before.get("/questions")).body.total).toBe(1);
  expect((await other.visitor.get("/stats")).body).toMatchObject({ users: 1, jobs: 0 });
  await restore(other.database, other.address, file);
  // Pending mails and push messages are left out: a restore notifies nobody.
  await lived.database`update entry_events set mail = 'done', mail_due_at = null, push_due_at = null`;
  expect(await everythingIn(other.database)).toEqual(await everythingIn(lived.database));
  expect((await before.get("/account")).status).toBe(401);
  // Replies to visitors are cached for two seconds.
  await expect
    .poll(async () => (await other.visitor.get("/stats")).body, { timeout: 5000 })
    .toEqual((await lived.visitor.get("/stats")).body);

  const noor = await other.join({ skills: ["React", "TypeScript", "Testing Library", "GraphQL", "Accessibility"] });
  const [newest] = await lived.database<{ id: number }[]>`select max(id) as id from users`;
  expect(noor.id).toBeGreaterThan(newest?.id ?? 0);
  const matches = await noor.get("/match/jobs");
  expect(matches.body.results[0]).toMatchObject({ title: "Frontend Developer (React)", score: 1 });
  const [{ avatar }] = await other.database<[{ avatar: string }]>`
    select avatar from users where avatar is not null limit 1`;
  expect((await fetch(`${other.url}/api/images/${avatar}.webp`)).status).toBe(200);
  expect((await noor.get("/questions")).body.total).toBe(50);
  const found = await noor.get("/users?search=Lindqvist");
  expect(found.body.results).toHaveLength(1);
  await other.database`delete from users where id = ${noor.id}`;
});

test("N09 undelivered events in a restored backup notify nobody", async () => {
  const untold = join(folder, "untold.gz");
  const [asker, friend] = [await other.join(), await other.join()];
  const { id } = (await asker.post("/questions", aQuestion())).body;
  await allTold(other.database);
  // As if the delivery were stuck.
  await other.database.begin(async (sql) => {
    await sql`select from event_places for update`;
    await friend.post("/comments", { parent: "questions", parentId: id, text: "An answer" });
    await backUp(other.database, other.address, untold);
  });
  await restore(other.database, other.address, untold);
  await allTold(other.database);
  const entries = await other.database`select from entries where user_id = ${asker.id}`;
  expect(entries.count).toBe(0);
});

test.each([
  ["a byte is other than it was", (text: string) => text.replace("Lindqvist", "Lindqvisd")],
  ["a row is missing", (text: string) => text.replace(/^.*Lindqvist.*\n/m, "")],
  ["it ends too early", (text: string) => text.slice(0, text.length / 2)],
  ["a table is missing", (text: string) => text.replace(/^\{"name":"comments"[\s\S]*?\n\n.*\n/m, "")],
])("a restore refuses a damaged file and leaves the board unchanged: %s", async (_what, harm) => {
  const damagedFile = join(folder, "damaged.gz");
  await writeFile(damagedFile, gzipSync(harm(gunzipSync(await readFile(file)).toString())));
  await expectRefused(damagedFile, /is damaged/);
});

test("a restore refuses a corrupt file, a backup of a newer version, and other files", async () => {
  const bytes = await readFile(file);
  const harmed = join(folder, "harmed.gz");
  await writeFile(harmed, bytes.fill(0, 5000, 5050));
  await expectRefused(harmed, /is damaged/);
  const newer = gunzipSync(await readFile(file))
    .toString()
    .replace('"001-board.sql"', '"001-board.sql","999-later.sql"');
  await writeFile(harmed, gzipSync(newer));
  await expectRefused(harmed, /made by a newer Homecoming \(it has 999-later\.sql\)/);
  await writeFile(harmed, "id;name");
  await expectRefused(harmed, /is not a backup of a Homecoming board/);
  await expectRefused(join(folder, "none.gz"), /There is no file/);
});

async function expectRefused(path: string, sentence: RegExp) {
  const before = await everythingIn(other.database);
  await expect(restore(other.database, other.address, path)).rejects.toThrow(sentence);
  expect(await everythingIn(other.database)).toEqual(before);
  await expect.poll(() => scratchDatabases(other.database)).toBe(0);
}

test("a restore that fails midway leaves the old board unchanged", async () => {
  await other.database`alter table posts add check (title <> 'How long is your CV?') not valid`;
  await expectRefused(file, /violates check constraint/);
});

test("restoring a backup of an older version migrates it", async () => {
  const old = await createTestDatabase({ empty: true });
  onTestFinished(old.drop);
  const names = await migrationNames();
  await migrate(old.database, { log: () => {}, only: names.slice(0, 5) });
  await old.database`insert into users (first_name, last_name, email) values ('Old', 'Timer', 'old@example.org')`;
  await old.database`insert into questions (title, description, owner_id) values ('Remember dial-up?', 'x', 1)`;
  const oldFile = join(folder, "old.gz");
  await writeBackup(old.database, oldFile);
  await restore(other.database, other.address, oldFile);
  const member = await other.join();
  expect((await member.get("/questions?search=dial")).body.results).toMatchObject([{ title: "Remember dial-up?" }]);
  expect((await member.get("/users?search=timer")).body.total).toBe(1);
  expect((await other.database`select from migrations`).count).toBe(names.length);
});

test("F22 a trial restore reports the tables that differ from the backup", async () => {
  const unlike = await createTestDatabase();
  onTestFinished(unlike.drop);
  await unlike.database`alter table comments alter updated_at type timestamptz(0)`;
  await expect(restoreAndCompare(unlike.database, file)).rejects.toThrow(
    /^The restored data differs from the backup: comments \(\d+ rows, not all the same\)\./,
  );
});

test("F22 a role that can't create databases checks a backup in a PostgreSQL of its own", {
  timeout: 90_000,
}, async () => {
  const role = `humble_${Date.now()}`;
  const place = lived.address as EmbeddedConnection;
  const asSuperuser = openDatabase({ ...place, username: superuser }, { max: 1 });
  await asSuperuser.unsafe(`create role ${role} login in role pg_read_all_data, pg_write_all_data`);
  const humble = openDatabase({ ...place, username: role }, { max: 2 });
  const folderBefore = await readdir(tmpdir());
  const report = await backUp(humble, { ...place, username: role }, join(folder, "humble.gz")).finally(async () => {
    await humble.end();
    await asSuperuser.unsafe(`drop role ${role}`);
    await asSuperuser.end();
  });
  expect(report.rows).toBeGreaterThan(1000);
  const left = (await readdir(tmpdir())).filter((name) => !folderBefore.includes(name));
  expect(left.filter((name) => name.startsWith("homecoming-scratch"))).toEqual([]);
});
