import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { readers } from "../../bench/board/seed/inboxes.ts";
import { proportions } from "../../bench/board/seed/records.ts";
import { seed } from "../../bench/board/seed/seed.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { testBoard } from "../support/board.ts";
import { type Caller, caller } from "../support/caller.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let member: Caller;

beforeAll(async () => {
  await seed(board.database, proportions("jobs", 1200));
  await board.database`analyze`;
  member = caller(board.url, await startSession(board.database, readers.thousand, "test"));
}, 90_000);

/** What a page of a member asks. */
const calls = [
  ...["/account", "/jobs", "/projects", "/questions", "/companys", "/users", "/skills", "/cohorts", "/conversations"],
  ...["/jobs/7", "/projects/7", "/questions/7", "/companys/7", "/users/7", "/skills/7", "/comments/questions/7"],
  ...["/match/users/jobs/7", "/notifications", "/watches", "/saved/jobs", "/saved-searches", "/activity"],
];

test("no call of a member's page reads a large table whole", async () => {
  const ask = async () => {
    for (const path of calls) expect((await member.get(path)).status, path).toBe(200);
  };
  // The first of them also reads what is kept in memory.
  await ask();
  const before = await rowsRead();
  await ask();
  const read = await rowsRead();
  const whole = read.filter(({ name, rows, size }) => {
    const earlier = before.find((table) => table.name === name)?.rows ?? 0;
    return size >= 1000 && rows - earlier >= size;
  });
  expect(whole.map(({ name }) => name)).toEqual([]);
});

/** The rows that each table gave to sequential scans so far. */
async function rowsRead() {
  // A connection reports what it read at its end at the latest.
  await board.database`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`;
  await pause(500);
  return board.database<{ name: string; rows: number; size: number }[]>`
    select stat.relname as name, seq_tup_read::int as rows, reltuples::int as size
    from pg_stat_user_tables stat join pg_class on pg_class.oid = relid where schemaname = 'public'`;
}
