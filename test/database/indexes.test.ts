import { beforeAll, expect, test } from "vitest";
import { readers } from "../../bench/fill/activity.ts";
import { fill } from "../../bench/fill/fill.ts";
import { proportions } from "../../bench/fill/records.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { reindex } from "../../server/search-index/reindex.ts";
import { testBoard } from "../support/board.ts";
import { type Caller, caller } from "../support/caller.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let member: Caller;

beforeAll(async () => {
  const count = { ...proportions(1200), members: 120, questions: 120, messages: 120 };
  await fill(board.database, count, () => reindex(board.database));
  await board.database`analyze`;
  member = caller(board.url, await startSession(board.database, readers.thousand, "test"));
}, 90_000);

const lists = ["jobs", "projects", "questions", "companys", "users", "skills", "cohorts"];

/** The calls of a member's pages. Another number asks about other records and pages, so that no reply comes from a cache. */
const callsWith = (number: number) => [
  ...lists.flatMap((list) => [`/${list}?limit=${number}`, `/${list}/${list === "cohorts" ? 1 : number}`]),
  ...[`/comments/questions/${number}`, `/comments/jobs/${number}`, `/match/users/jobs/${number}`],
  ...[`/notifications?limit=${number}`, `/conversations?limit=${number}`, `/watches?limit=${number}`],
  ...["/account", "/saved/jobs", "/saved-searches", "/activity"],
];

test("no call of a member's page scans a large table", { timeout: 60_000 }, async () => {
  const ask = async (number: number) => {
    for (const path of callsWith(number)) expect((await member.get(path)).status, path).toBe(200);
  };
  // The first call also loads what is kept in memory.
  await ask(7);
  const before = await rowsRead();
  await ask(8);
  const read = await rowsRead();
  const whole = read.filter(({ name, rows, size }) => {
    const earlier = before.find((table) => table.name === name)?.rows ?? 0;
    // Some calls read a part of a table: all together read less than twice the table.
    return size >= 1000 && rows - earlier >= 2 * size;
  });
  expect(whole.map(({ name }) => name)).toEqual([]);
});

/** How many rows were read so far of each table and its indexes. */
async function rowsRead() {
  // Otherwise an idle connection reports its statistics after ten seconds only. While all sleep, each has one of these.
  const report = () => board.database`select pg_stat_force_next_flush(), pg_sleep(0.3)`;
  await Promise.all(Array.from({ length: board.database.options.max }, report));
  return board.database<{ name: string; rows: number; size: number }[]>`
    select stat.relname as name, (seq_tup_read + indexed)::int as rows, reltuples::int as size
    from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
      cross join lateral (select coalesce(sum(idx_tup_read), 0) as indexed from pg_stat_user_indexes own where own.relid = stat.relid) reads
    where stat.schemaname = 'public'`;
}
