import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChangeFeed, changeFeed, deleteOldChanges } from "../../server/database/change-feed.ts";
import { keptCurrent } from "../../server/database/value-cache.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";

let board: TestDatabase;
let feed: ChangeFeed;

beforeAll(async () => {
  board = await createTestDatabase();
  feed = changeFeed(board.database);
});
afterAll(() => board.drop());

const write = () => board.database`
  with added as (insert into skills (name) values (gen_random_uuid()::text) returning id)
  insert into changes (kind, id) select 'skill', id from added`;

/** A kept count of skills whose readers wait, after counting, until they are released. */
function countedSkills() {
  const counts: { done: PromiseWithResolvers<void> }[] = [];
  const load = async () => {
    const [counted] = await board.database<[{ count: number }]>`select count(*)::int as count from skills`;
    const done = Promise.withResolvers<void>();
    counts.push({ done });
    await done.promise;
    return counted;
  };
  const kept = keptCurrent(feed, { of: ["skill"], load });
  const ask = async () => {
    await feed.look();
    return (await kept()).count;
  };
  const nth = async (n: number) => {
    await expect.poll(() => counts.length).toBeGreaterThanOrEqual(n);
    return counts[n - 1]?.done as PromiseWithResolvers<void>;
  };
  return { counts, ask, nth };
}

test("simultaneous readers share one load, and a reader after a write gets a new one", async () => {
  const { counts, ask, nth } = countedSkills();
  const together = [ask(), ask(), ask()];
  (await nth(1)).resolve();
  const [before] = (await Promise.all(together)) as [number];
  expect([await Promise.all(together), counts.length]).toEqual([[before, before, before], 1]);
  await write();
  const first = ask();
  const begun = await nth(2);
  await write();
  const second = ask();
  await feed.look();
  begun.resolve();
  expect(await first).toBe(before + 1);
  (await nth(3)).resolve();
  expect(await second).toBe(before + 2);
});

test("a failed load isn't cached", async () => {
  const { ask, nth } = countedSkills();
  const failing = ask();
  (await nth(1)).reject(new Error("The database is away."));
  await expect(failing).rejects.toThrow("away");
  const next = ask();
  (await nth(2)).resolve();
  expect(await next).toBeGreaterThan(0);
});

test("a write clears only the cached values that depend on it", async () => {
  const keptOf = (...of: ("skill" | "user")[]) => keptCurrent(feed, { of, load: async () => ({}) });
  const kept = [keptOf("skill"), keptOf("user"), keptOf("skill", "user")];
  const ask = () => feed.look().then(() => Promise.all(kept.map((value) => value())));
  const before = await ask();
  await write();
  const after = await ask();
  expect(after.map((value, place) => value === before[place])).toEqual([false, true, false]);
});

test("changes of last activity or password clear no cached values", async () => {
  await board.database`insert into users (first_name, last_name, email) values ('A', 'B', 'a@example.org')`;
  await feed.look();
  const before = feed.edition(["user"]);
  await board.database`update users set last_seen_at = now(), password_hash = 'x'`;
  await feed.look();
  expect(feed.edition(["user"])).toBe(before);
});

test("of the changes, only those of the last day and of this database are kept", async () => {
  const { database } = board;
  await database`
    insert into changes (xid, kind, id, changed_at)
    values ('9223372036854775807', 'post', 1, now()), ('3', 'post', 2, now() - interval '25 hours'),
      (pg_current_xact_id(), 'post', 3, now() - interval '23 hours')`;
  await deleteOldChanges(database);
  const left = await database<{ id: number }[]>`
    select id from changes where xid = '9223372036854775807' or changed_at < now() - interval '1 hour'`;
  expect(left).toEqual([{ id: 3 }]);
});
