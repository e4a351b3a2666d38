import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { exportFile } from "../../server/cli/export-command.ts";
import { testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";

const board = testBoard();
const other = testBoard();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-trail-"));
});
afterAll(() => rm(folder, { recursive: true }));

const trailOf = ({ database }: typeof board) =>
  database<
    Record<string, unknown>[]
  >`select id, at, actor_id, action, subject, subject_id, note from audit_trail order by id`;

test("F26 a restore keeps newer audit trail entries and adds one of its own", async () => {
  const [admin, member] = [await board.join({ role: "admin" }), await board.join()];
  await admin.put(`/users/${member.id}/role`, { role: "moderator" });
  const file = join(folder, "board.gz");
  await backUp(board.database, board.address, file);
  await admin.put(`/users/${member.id}/role`, { role: "user" });
  const before = await trailOf(board);
  await restore(board.database, board.address, file);
  await restore(board.database, board.address, file);
  const after = await trailOf(board);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([
    {
      actorId: null,
      action: "restored",
      subject: "board",
      note: expect.stringMatching(/^\["restored",true,"\d{4}-\d\d-\d\d"\]$/),
    },
    { action: "restored" },
  ]);
  for (const change of [
    () => board.database`update audit_trail set note = ''`,
    () => board.database`delete from audit_trail`,
    () => board.database`truncate audit_trail`,
  ])
    await expect(change()).rejects.toThrow("audit_trail is only ever added to");
});

test("F26 a restore keeps the reason of a deletion if the backup knows the owner", async () => {
  const admin = await board.join({ role: "admin" });
  const remove = async (owner: typeof admin) => {
    const { body: job } = await owner.post("/jobs", aJob({ title: "Ferry captain" }));
    await admin.delete(`/jobs/${job.id}`, { text: "Advertising." });
  };
  const [known, named] = [await board.join(), await board.join({ firstName: "Ferry" })];
  const file = join(folder, "words.gz");
  await backUp(board.database, board.address, file);
  await remove(known);
  await remove(await board.join());
  await restore(board.database, board.address, file);
  const kept = await board.database`select title, owner_id, reason from trail_words order by entry_id`;
  expect([...kept]).toEqual([
    { title: "Ferry captain", ownerId: known.id, reason: "Advertising." },
    { title: null, ownerId: null, reason: "" },
  ]);
  await board.database`delete from users where id = ${named.id}`;
  expect((await board.database`select title, reason from trail_words order by entry_id`)[0]).toEqual({
    ...{ title: "… captain", reason: "Advertising." },
  });
});

test("F26 a restore on another board brings the audit trail and notes its origin", {
  tags: "all",
}, async () => {
  const file = join(folder, "other.gz");
  await backUp(board.database, board.address, file);
  const [written] = await board.database<{ id: number }[]>`select max(id) - 1 as id from audit_trail`;
  await restore(other.database, other.address, file);
  const [last, ...before] = (await trailOf(other)).reverse();
  expect(before.reverse()).toEqual((await trailOf(board)).filter(({ id }) => Number(id) <= (written?.id ?? 0)));
  expect(last).toMatchObject({ action: "restored", note: expect.stringMatching(/^\["restored",false,/) });
});

test("F26 backups and exports are in the audit trail, which admins can read", async () => {
  const admin = await board.join({ role: "admin" });
  await backUp(board.database, board.address, join(folder, "noted.gz"));
  await exportFile(board.database, "members", join(folder, "members.csv"));
  const { body } = await admin.get("/admin/audit?limit=2");
  const { count } = await board.database`select from users`;
  expect(body.results).toMatchObject([
    { by: "command line", User: null, action: "exported", subject: { kind: "files" }, note: `${count} members` },
    { by: "command line", User: null, action: "backed-up", subject: { kind: "board" } },
  ]);
  expect((await admin.get("/admin/audit?subject=board")).body.total).toBeGreaterThan(2);
});
