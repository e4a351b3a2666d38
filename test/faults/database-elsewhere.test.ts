import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { unhurried } from "../start/data-folder.ts";
import { aJob } from "../support/builders.ts";
import { type Caller, caller } from "../support/caller.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { freePort, launchServer, type ServerProcess } from "../support/server-process.ts";

let wire: DatabaseWire;
let board: TestDatabase;
let server: ServerProcess;
let member: Caller;

beforeAll(async () => {
  wire = await databaseWire();
  board = await createTestDatabase({ empty: true });
  await wire.breakOff();
  const { database } = board.address as { database: string };
  server = launchServer({ DATABASE_URL: wire.urlOf(database), PORT: String(await freePort()), LOG_LEVEL: "error" });
});
afterEach(() => wire.repair());
afterAll(async () => {
  await server.kill("SIGKILL");
  await board.drop();
  await wire.breakOff();
});

const statusOf = async (path: string) => (await fetch(`${server.url}${path}`).catch(() => null))?.status;

/** A request's result, and its time in milliseconds. */
async function timed(path: string): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const { status } = await member.get(path);
  return { status, took: performance.now() - began };
}

/** Runs so many at once. */
const crowd = (size: number, path: string) => Promise.all(Array.from({ length: size }, () => timed(path)));

const outcome = (replies: { status: number; took: number }[]) => ({
  statuses: [...new Set(replies.map(({ status }) => status))].toSorted(),
  isPrompt: Math.max(...replies.map(({ took }) => took)) < 5000,
});

const healthyAgain = () => expect.poll(async () => (await timed("/jobs")).status, { timeout: 5000 }).toBe(200);

describe("a server with an external database", unhurried, () => {
  test("F6 starts without its database, says so once, and is ready soon after it appears", async () => {
    await expect.poll(() => statusOf("/healthz"), { timeout: 60_000 }).toBe(200);
    expect(await statusOf("/readyz")).toBe(503);
    expect(await statusOf("/api/stats")).toBe(503);
    await expect.poll(() => server.said()).toContain("does not answer");
    await pause(1200);
    expect(server.said().match(/does not answer: .* Check DATABASE_URL/g)).toHaveLength(1);

    await wire.repair();
    await expect.poll(() => statusOf("/readyz"), { timeout: 5000 }).toBe(200);
    expect(await statusOf("/api/stats")).toBe(200);

    await expect.poll(() => server.said()).toContain("Homecoming is at");
    const { database } = board;
    const [account] = await database<[{ id: number }]>`
      insert into users (first_name, last_name, email) values ('Mira', 'Okafor', 'mira@example.org') returning id`;
    member = caller(server.url, await startSession(database, account.id, "test"));
    await healthyAgain();
  });

  test("F4 answers 503 while the database refuses connections, and then recovers", async () => {
    await wire.breakOff();
    const replies = await crowd(40, "/jobs");
    expect(outcome(replies)).toEqual({ statuses: [503], isPrompt: true });
    expect(await statusOf("/healthz")).toBe(200);
    await wire.repair();
    await healthyAgain();
  });

  test("F4 answers completely or with 503 while its connections are cut under load", async () => {
    const { database } = board;
    const statuses = new Set<number>();
    let isOver = false;
    const visit = async () => {
      while (!isOver) statuses.add((await timed("/jobs")).status);
    };
    const visitors = Array.from({ length: 8 }, visit);
    for (let cut = 0; cut < 20; cut += 1) {
      await database`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'homecoming' and pid <> pg_backend_pid()`;
      await pause(50);
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await healthyAgain();
  });

  test("F7 answers 503 within 5 s while the database hangs, and serves other routes", async () => {
    wire.swallow();
    const hanging = crowd(300, "/jobs");
    expect(await statusOf("/healthz")).toBe(200);
    expect(await statusOf("/api/openapi.json")).toBe(200);
    expect(outcome(await hanging)).toEqual({ statuses: [503], isPrompt: true });
    expect(outcome(await crowd(20, "/questions"))).toEqual({ statuses: [503], isPrompt: true });
    await wire.repair();
    await healthyAgain();
    expect(server.said()).toContain("The database does not answer.");
    expect(server.said()).toContain("The database answers again.");
  });

  test("F8 answers 503 for routes that need a locked table, and serves the others", async () => {
    const { database } = board;
    await healthyAgain();
    const { id } = (await member.post("/jobs", aJob())).body;
    const locked = ["/jobs", `/jobs/${id}`, `/match/users/jobs/${id}`, `/comments/jobs/${id}`];
    const rush = () => Promise.all(locked.map((path) => crowd(30, path)));
    await database.begin(async (transaction) => {
      await transaction`lock table posts in access exclusive mode`;
      const first = await rush();
      // By now each of these routes lets through one request at a time, so the other routes have the other connections.
      const second = rush();
      const others = crowd(4, "/skills");
      for (const replies of [...first, ...(await second)]) {
        expect(outcome(replies)).toEqual({ statuses: [503], isPrompt: true });
      }
      expect(outcome(await others)).toEqual({ statuses: [200], isPrompt: true });
    });
    await healthyAgain();
  });
});
