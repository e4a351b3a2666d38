import { beforeAll, describe, expect, test, vi } from "vitest";
import { restoreAndCompare } from "../../server/backup/restore-check.ts";
import { checkDatabase } from "../../server/cli/doctor-checks.ts";
import { readConfig } from "../../server/config/config.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { reindex } from "../../server/search-index/reindex.ts";
import { expectAddressesOf, expectRowsOf, formerRowsOf, isListed, releases } from "../backup/former-board.ts";
import { rowsOf } from "../backup/restored-board.ts";
import { type Caller, caller } from "../support/caller.ts";
import { databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { startServer } from "../support/server-process.ts";

/** From before suspensions hid anything. */
const suspended = "emma@example.org";

/** `npm test` upgrades the first and the newest minor version, and restores the backups of all (test/backup/releases.test.ts). */
const minors = releases.map(({ version }) => version).filter((version) => version.endsWith(".0"));
const isOfCore = (version: string) => [minors.at(0), minors.at(-1)].includes(version);

/** Search documents, as these versions wrote them. */
const indexedBySql = /^0\.3\.(\d|1[01])$/;
const index = `
  select index_posts(array(select id from posts)), index_members(array(select id from users)),
    index_skills(array(select id from skills)), index_cohorts(array(select id from cohorts))`;

for (const { file, version } of releases) {
  describe(`upgrading from ${version}`, { timeout: 60_000, tags: isOfCore(version) ? [] : ["all"] }, () => {
    let old: TestDatabase;
    let ada: Caller;

    beforeAll(async () => {
      old = await createTestDatabase({ empty: true });
      const wire = await databaseWire();
      // The board as its own version left it, and after this version has started on it.
      await restoreAndCompare(old.database, file);
      // No backup contains derived data; up to 0.3.11 later migrations create the states of questions, up to 0.2.0 everything.
      if (indexedBySql.test(version)) await old.database.unsafe(index);
      else if (!/^0\.[12]\./.test(version))
        await old.database`select tally_questions(array(select post_id from questions))`;
      const { database } = old.address as { database: string };
      const server = await startServer({ DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data" });
      ada = caller(server.url, await startSession(old.database, 1, "test"));
      if (!indexedBySql.test(version)) await reindex(old.database);
      const stale = () => old.database`select from search_documents where stale`;
      await vi.waitFor(async () => expect((await stale()).count).toBe(0), { timeout: 20_000 });
      return async () => {
        await server.stop();
        await wire.breakOff();
        await old.drop();
      };
    }, 60_000);

    test("F35 keeps every row of every table", () => expectRowsOf(file, old.database));

    test("F35 keeps each post's address and comments", () => expectAddressesOf(file, ada));

    test("F35 keeps lists, totals and search results", async () => {
      const lists = {
        jobs: "jobs",
        projects: "projects",
        questions: "questions",
        companys: "companies",
        users: "users",
      };
      for (const [path, table] of Object.entries(lists)) {
        const { body } = await ada.get(`/${path}?limit=100`);
        const expected = (table === "users" ? rowsOf : formerRowsOf)(file, table)
          .filter((row) => isListed(row) && !row.suspended && row.email !== suspended)
          .map(({ id }) => id);
        expect(body.results.map(({ id }: { id: number }) => id).sort(), path).toEqual(expected.sort());
        expect(body.total, path).toBe(expected.length);
      }
      expect((await ada.get("/jobs?search=webentwickler")).body.results).toMatchObject([{ id: 1 }]);
      expect((await ada.get("/companys?search=klaranlage")).body.results).toMatchObject([{ id: 1 }]);
      const { body: stats } = await ada.get("/stats");
      expect(stats.jobs).toBe(formerRowsOf(file, "jobs").filter((row) => isListed({ ...row, status: "open" })).length);
      const search = (await checkDatabase(old.database, readConfig({}))).find(({ about }) => about === "search");
      expect(search).toMatchObject({ state: "well" });
    });

    test("F35 keeps the events in order, or makes one for each old post", async () => {
      const happened = await old.database<{ kind: string; at: string }[]>`
      select kind, at::text from events order by at, id`;
      const noted = rowsOf(file, "events").map(({ at }) => at);
      const posted = ["jobs", "projects", "questions", "comments", "users"].flatMap((table) => rowsOf(file, table));
      // Boards from before the log of events get an event for each post.
      const expected = noted.length > 0 ? noted : posted.map((row) => row.created_at);
      const moments = expected.map((at) => new Date(at as string).getTime()).sort((a, b) => a - b);
      expect(happened).toHaveLength(moments.length);
      expect(happened.map(({ at }) => new Date(at).getTime())).toEqual(moments);
    });
  });
}
