import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listJobs } from "../../contract/jobs/jobs.ts";
import { readConfig } from "../../server/config/config.ts";
import { openDatabase } from "../../server/database/connection.ts";
import { searchesAtOnce } from "../../server/http/endpoint-server.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { createApp } from "../../server/process/app.ts";
import { type Member, testBoard } from "../support/board.ts";
import { caller } from "../support/caller.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard();
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
  // There are several ways to read a page: near the start, towards the middle, and from the end.
  const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, Math.floor(n / 3))).toISOString();
  await writePosts(
    board.database,
    "job",
    manyPosts(3333, (n) => ({ title: `Job ${n}`, createdAt: hour(n) })),
  );
  await board.database`
    insert into users (first_name, last_name, email)
    select 'F' || n % 7, 'L' || n % 50, n || '@example.com' from generate_series(1, 2500) n`;
});

const idsInOrder = async (kind: "jobs" | "users") => {
  const { database } = board;
  const rows = await database<{ id: number }[]>`
    ${
      kind === "jobs"
        ? database`select number as id from posts where kind = 'job' order by created_at desc, posts.id desc`
        : database`select id from users order by last_name, first_name, id`
    }`;
  return rows.map(({ id }) => id);
};

const page = async (kind: string, number: number, limit = 10) => {
  const { body } = await alice.get(`/${kind}?page=${number}&limit=${limit}`);
  return { ...body, ids: body.results.map(({ id }: { id: number }) => id) };
};

describe.each(["jobs", "users"] as const)("S37 pages of %s", (kind) => {
  test("contain every record once and in order", async () => {
    const expected = await idsInOrder(kind);
    const read: number[] = [];
    for (let number = 1; number <= Math.ceil(expected.length / 97); number += 1) {
      read.push(...(await page(kind, number, 97)).ids);
    }
    expect(read).toEqual(expected);
  });

  test("state their position at the start, in the middle, at the end and past it", async () => {
    const expected = await idsInOrder(kind);
    const last = Math.ceil(expected.length / 10);
    for (const number of [1, 2, 100, 101, Math.floor(last / 2), Math.ceil(last / 2) + 1, last - 1, last, last + 1]) {
      expect(await page(kind, number)).toMatchObject({
        ids: expected.slice((number - 1) * 10, number * 10),
        total: expected.length,
        totalPages: last,
        hasNextPage: number < last,
        hasPreviousPage: number > 1,
      });
    }
  });
});

test("a page near the end stays correct after records are added and deleted", async () => {
  const { database } = board;
  for (const change of [
    () => database`delete from posts where id in (select id from posts order by created_at limit 4)`,
    () =>
      writePosts(
        database,
        "job",
        manyPosts(7, () => ({ title: "New" })),
      ),
    () =>
      database`update posts set created_at = '2025-01-01' where id in (select id from posts order by id desc limit 3)`,
    () => database`delete from posts where title = 'New'`,
  ]) {
    await change();
    const expected = await idsInOrder("jobs");
    const last = Math.ceil(expected.length / 10);
    expect(await page("jobs", last)).toMatchObject({ ids: expected.slice((last - 1) * 10), total: expected.length });
    expect((await page("jobs", last - 40)).ids).toEqual(expected.slice((last - 41) * 10, (last - 40) * 10));
  }
});

test("during simultaneous writes a page repeats no record, and totals end up right", async () => {
  const { database } = board;
  const write = async (n: number) => {
    const [added] = await writePosts(database, "job", [{ title: `Late ${n}` }]);
    if (n % 2 === 0) await database`delete from posts where id = ${added?.id as number}`;
  };
  const reads = Array.from({ length: 6 }, (_, n) => page("jobs", n % 2 ? 320 - n : 1 + n));
  await Promise.all([...Array.from({ length: 20 }, (_, n) => write(n)), ...reads]);
  for (const { ids } of await Promise.all(reads)) expect(new Set(ids).size).toBe(ids.length);
  expect((await page("jobs", 1)).total).toBe((await idsInOrder("jobs")).length);
});

test("a limit above the maximum is reduced to it", async () => {
  const most = listJobs.input.parse({ limit: "5000" }).limit;
  expect((await page("jobs", 1, 5000)).ids).toHaveLength(most);
});

/** A board's own server, whose limits nobody else uses, and a member who reads there. */
async function ownServer() {
  const server = openDatabase(board.address);
  const mail = mailQueue(board.address, { log: () => {} });
  const config = readConfig({ LOG_LEVEL: "error" });
  const surroundings = { config, mail, limits: rateLimits(server, 1) };
  const app = await createApp({ database: server, ...surroundings });
  onTestFinished(async () => {
    const closed = app.close();
    app.server.closeAllConnections();
    await closed;
    await server.end();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { url: app.listeningOrigin, reader: caller(app.listeningOrigin, alice.token) };
}

test("a few slow searches run at once and others wait, while the list's pages are served", async () => {
  const { reader } = await ownServer();
  let searches: Promise<{ status: number }>[] = [];
  await board.database.begin(async (transaction) => {
    await transaction`lock table search_documents`;
    searches = Array.from({ length: searchesAtOnce + 2 }, (_, n) => reader.get(`/jobs?search=word${n}`));
    const waiting = () => board.database`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).count).toBe(searchesAtOnce);
    expect((await reader.get("/jobs?page=2")).status).toBe(200);
  });
  for (const search of searches) expect((await search).status).toBe(200);
});

test("waiting searches whose readers have left stop waiting", async () => {
  const { url, reader } = await ownServer();
  const waiting = async () => {
    const metrics = await fetch(`${url}/metrics`);
    return Number(/homecoming_database_requests\{state="waiting"\} (\d+)/.exec(await metrics.text())?.[1]);
  };
  await board.database.begin(async (transaction) => {
    await transaction`lock table search_documents`;
    const leaving = new AbortController();
    for (let n = 0; n < searchesAtOnce + 3; n += 1)
      reader.send("GET", `/search?q=word${n}`, { signal: leaving.signal }).catch(() => {});
    await expect.poll(waiting, { interval: 10 }).toBe(3);
    leaving.abort();
    // After two seconds they would be refused anyway.
    await expect.poll(waiting, { interval: 10, timeout: 1000 }).toBe(0);
  });
});
