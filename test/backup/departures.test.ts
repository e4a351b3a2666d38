import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { hashPassword } from "../../server/people/accounts/password.ts";
import { type Board, type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const here = testBoard();
const elsewhere = testBoard();
let folder: string;
let file: string;
let admin: Member;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-departures-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  files += 1;
  file = join(folder, `${files}.gz`);
  admin = await here.join({ role: "admin" });
});

const restored = (board: Board, path = file) => restore(board.database, board.address, path);
const idsOn = async ({ database }: Board) =>
  (await database<{ id: number }[]>`select id from users order by id`).map(({ id }) => id);

test("S85 a restore removes members who left since the backup, with or without their posts", async () => {
  const passwordHash = await hashPassword("lighthouse");
  const [left, erased, stayed] = [await here.join({ lastName: "Holunder" }), await here.join(), await here.join()];
  await here.database`update users set password_hash = ${passwordHash} where id = ${left.id}`;
  const { body: ofLeft } = await left.post("/jobs", aJob());
  const { body: ofErased } = await erased.post("/jobs", aJob());
  await backUp(here.database, here.address, file);
  expect((await left.delete("/account", { password: "lighthouse", posts: "keep" })).status).toBe(204);
  expect((await admin.delete(`/admin/members/${erased.id}`, { posts: "erase" })).status).toBe(204);

  expect((await restored(here)).leftAgain).toBe(2);
  const ids = await idsOn(here);
  expect(ids).toEqual(expect.arrayContaining([stayed.id, admin.id]));
  expect(ids).not.toContain(left.id);
  expect(ids).not.toContain(erased.id);
  const reader = await here.join({ role: "admin" });
  expect((await reader.get(`/jobs/${ofLeft.id}`)).body).toMatchObject({ ownerId: null, User: null });
  expect((await reader.get(`/jobs/${ofErased.id}`)).status).toBe(404);
  expect((await reader.get("/users?search=holunder")).body.total).toBe(0);
  const listed = (await reader.get("/jobs")).body.total;
  expect(listed).toBe((await here.database`select from posts where kind = 'job'`).count);
  expect((await restored(here)).leftAgain).toBe(2);
});

test("S85 a departure stores only board, number, time and choice, and is in no backup", async () => {
  const columns = await here.database<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'departures' order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(["board", "left_at", "posts", "user_id"]);
  const { count } = await here.database`select from departures`;
  await backUp(here.database, here.address, file);
  await restored(elsewhere);
  expect((await elsewhere.database`select from departures`).count).toBe(0);
  expect(count).toBe((await here.database`select from departures`).count);
});

test("S85 restoring another board's backup erases nobody with a departed member's number", {
  tags: "all",
}, async () => {
  await elsewhere.database`update board_identity set id = gen_random_uuid()`;
  const theirs = join(folder, "theirs.gz");
  await backUp(elsewhere.database, elsewhere.address, theirs);
  const [first = 0] = await idsOn(elsewhere);
  const own = join(folder, "own.gz");
  await backUp(here.database, here.address, own);
  expect((await admin.delete(`/admin/members/${first}`, { posts: "erase" })).status).toBe(204);

  expect((await restored(here, theirs)).leftAgain).toBe(0);
  expect(await idsOn(here)).toEqual(await idsOn(elsewhere));
  // Restored again, the members who had left there leave again.
  expect((await restored(here, own)).leftAgain).toBe(1);
  expect(await idsOn(here)).not.toContain(first);
});

test("S85 a board restored elsewhere counts as the same board", { tags: "all" }, async () => {
  await backUp(here.database, here.address, file);
  await restored(elsewhere);
  const leaving = (await idsOn(elsewhere)).at(-1) ?? 0;
  const staff = await elsewhere.join({ role: "admin" });
  expect((await staff.delete(`/admin/members/${leaving}`, { posts: "keep" })).status).toBe(204);
  expect((await restored(elsewhere)).leftAgain).toBe(1);
});

test("S85 a backup from before boards had an identity is recognized by its contents", {
  tags: "all",
}, async () => {
  const old = join(import.meta.dirname, "releases/0.1.0.backup.gz");
  const another = join(import.meta.dirname, "releases/0.1.0-en-US.backup.gz");
  await restored(here, old);
  const staff = await here.join({ role: "admin" });
  expect((await staff.delete("/admin/members/2", { posts: "keep" })).status).toBe(204);
  expect((await restored(here, old)).leftAgain).toBe(1);
  expect(await idsOn(here)).toEqual([1, 4, 5]);
  expect((await restored(here, another)).leftAgain).toBe(0);
  expect(await idsOn(here)).toEqual([1, 2, 4, 5]);
});
