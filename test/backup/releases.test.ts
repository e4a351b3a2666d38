import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "../../server/backup/backup.ts";
import { restore } from "../../server/backup/restore.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aProject } from "../support/builders.ts";
import { caller } from "../support/caller.ts";
import { allTold } from "../support/notifications/inbox.ts";
import { expectAddressesOf, expectRowsOf, formerRowsOf, isListed, lastNumberIn, releases } from "./former-board.ts";
import { everythingIn } from "./restored-board.ts";

const root = join(import.meta.dirname, "../..");

test("F25 the repository has a backup made by every earlier version", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, name]) => name);
  expect(released).toContain("0.1.0");
  const before = released.filter((name) => name !== version);
  expect(releases.map(({ version }) => version)).toEqual(expect.arrayContaining(before));
});

/** `npm test` restores the first of each minor version, because patch versions changed little. */
const isFirst = (version: string) => version.endsWith(".0");

for (const { file, version } of releases) {
  describe(`the backup of ${version}`, { tags: isFirst(version) ? [] : ["all"] }, () => {
    const board = testBoard();
    beforeAll(() => restore(board.database, board.address, file));

    test("F25 restores every row of every table with the same values and dates", () =>
      expectRowsOf(file, board.database));

    test("F25 S110 restores one event for each post, comment and member, with its date", async () => {
      const differing = await board.database`
      with expected as (
        select id as post_id, null::int as comment_id, null::int as member_id, owner_id as actor_id, created_at as at
          from posts where kind <> 'company'
        union all select post_id, id, null, owner_id, created_at from comments
        union all select null, null, id, id, created_at from users
      ), told as (
        select post_id, comment_id, member_id, actor_id, at from events where kind ~ '[.](posted|asked|joined)$'
      )
      (select * from expected except all select * from told) union all (select * from told except all select * from expected)`;
      expect([...differing]).toEqual([]);
    });

    test("F25 restores every post at its address, with its comments", async () =>
      expectAddressesOf(file, await board.join({ role: "admin" })));

    test("F25 restores a board where members can log in, search and read", async () => {
      const { body } = await board.visitor.post("/auth/login", { email: "ada@example.org", password: "lighthouse" });
      const ada = caller(board.url, body.token);
      expect((await ada.get("/jobs?search=webentwickler")).body.results).toMatchObject([{ id: 1 }]);
      const { body: jobs } = await ada.get("/jobs?limit=100");
      const shown = jobs.results.map(({ id }: { id: number }) => id).sort();
      const visible = formerRowsOf(file, "jobs").filter(isListed);
      expect(shown).toEqual(visible.map(({ id }) => id).sort());
      const { body: comments } = await ada.get("/comments/jobs/1");
      const onJob = formerRowsOf(file, "comments").filter((row) => row.job_id === 1);
      // Emma is suspended.
      expect(comments.total).toBe(onJob.filter((row) => !row.hidden && row.owner_id !== 5).length);
      expect((await ada.get("/users?search=ozdemir")).body.results).toMatchObject([
        { id: body.user.id, lastName: "Özdemir" },
      ]);
      expect((await ada.get("/activity")).status).toBe(200);
    });

    test("J29 restores jobs that are listed for 60 days from now, unless they have an end", async () => {
      const dated = new Set(formerRowsOf(file, "jobs").flatMap((row) => (row.expires_at ? [row.id] : [])));
      const { body } = await (await board.join()).get("/jobs?limit=100");
      const days = (body.results as { id: number; expiresAt: string }[])
        .filter(({ id }) => !dated.has(id))
        .map(({ expiresAt }) => Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000));
      expect(days.filter((each) => each !== 60)).toEqual([]);
    });

    test("F25 restores the counters, so that no new post gets a used number", async () => {
      const member = await board.join();
      expect((await member.post("/jobs", aJob())).body.id).toBe(lastNumberIn(file, "job") + 1);
      expect((await member.post("/projects", aProject())).body.id).toBe(lastNumberIn(file, "project") + 1);
    });

    // A backup of today's board, whatever it was restored from; the first and the last version stand for all.
    const isOne = [releases.at(0), releases.at(-1)].some((one) => one?.file === file);
    test.runIf(isOne)("F25 is the same after another backup and restore with this version", async () => {
      const place = await mkdtemp(join(tmpdir(), "homecoming-releases-"));
      onTestFinished(() => rm(place, { recursive: true }));
      // A restore notifies nobody.
      await allTold(board.database);
      const before = await everythingIn(board.database);
      await backUp(board.database, board.address, join(place, "today.gz"));
      await restore(board.database, board.address, join(place, "today.gz"));
      expect(await everythingIn(board.database)).toEqual(before);
    });
  });
}

describe("a table that backups don't contain any more", () => {
  const board = testBoard();
  const ended = '{"name":"sessions","columns":["id","user_id"],"key":["id"]}\n{"id":1,"user_id":1}\n\n';
  const sha256 = "3d38e2b959ed51a60af66d8ae8a5e2f2e60f127a606b1b2a6c5d88eb4e73985a";

  const restoring = async (change: (text: string) => string) => {
    const place = await mkdtemp(join(tmpdir(), "homecoming-releases-"));
    const file = join(place, "old.gz");
    const text = gunzipSync(readFileSync(join(import.meta.dirname, "releases/0.1.0.backup.gz"))).toString();
    await writeFile(file, gzipSync(change(text)));
    return restore(board.database, board.address, file).finally(() => rm(place, { recursive: true }));
  };
  const withSection = (section: string) => (text: string) =>
    text.replace(/^\{"sequences":\{/m, `${section}{"sequences":{"sessions.id":9,`);

  test("F25 is skipped when an older backup is restored", async () => {
    await restoring(withSection(`${ended}{"rows":1,"sha256":"${sha256}"}\n`));
    expect((await board.database`select from sessions`).count).toBe(0);
    expect((await board.database`select from users`).count).toBeGreaterThan(3);
  });

  test("makes the backup invalid if its rows are damaged or the table is unknown", async () => {
    const wrong = `${ended}{"rows":2,"sha256":"${sha256}"}\n`;
    await expect(restoring(withSection(wrong))).rejects.toThrow("is damaged");
    const unknown = `${ended.replace("sessions", "secrets")}{"rows":1,"sha256":"${sha256}"}\n`;
    await expect(restoring(withSection(unknown))).rejects.toThrow("is damaged");
  });
});
