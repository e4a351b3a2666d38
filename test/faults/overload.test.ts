import { createConnection } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { aJob, aPerson } from "../support/builders.ts";
import { type Caller, caller } from "../support/caller.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let wire: DatabaseWire;
let board: TestDatabase;
let server: ServerProcess;
let member: Caller;
const person = aPerson();
const crowd = aPerson();

beforeAll(async () => {
  wire = await databaseWire();
  board = await createTestDatabase();
  const { database } = board.address as { database: string };
  const settings = { DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data", RATE_LIMIT_SCALE: "1000" };
  server = await startServer({ ...settings, LOG_LEVEL: "silent" });
  for (const someone of [person, crowd]) await caller(server.url).post("/auth/signup", someone);
  const { body } = await caller(server.url).post("/auth/login", person);
  member = caller(server.url, body.token);
  for (let number = 0; number < 20; number += 1) await member.post("/jobs", aJob({ title: `Job ${number}` }));
}, 90_000);
afterAll(async () => {
  await server.kill("SIGKILL");
  await board.drop();
  await wire.breakOff();
});

type Visit = { status: number; took: number; retryAfter: string | null };

async function visit(method: string, path: string, body?: unknown): Promise<Visit> {
  const began = performance.now();
  const { status, headers } = await (method === "GET" ? member.get(path) : member.post(path, body));
  return { status, took: performance.now() - began, retryAfter: headers.get("retry-after") };
}

/** The 99th percentile. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1_000_000;
}

/** So many visitors, each of whom sends the next request as soon as the last is answered. */
async function rush(visitors: number, milliseconds: number): Promise<Visit[]> {
  const pages = ["/jobs?page=1", "/questions", "/users", "/stats", "/jobs/1", "/companys", "/match/jobs"];
  const visits: Visit[] = [];
  const until = performance.now() + milliseconds;
  const come = async (visitor: number) => {
    for (let turn = visitor; performance.now() < until; turn += 1) {
      const isWriting = turn % 10 === 0;
      visits.push(
        isWriting
          ? await visit("POST", "/questions", { title: `Question ${turn}`, description: "Why?" })
          : await visit("GET", pages[turn % pages.length] as string),
      );
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => come(visitor)));
  return visits;
}

describe("a server under load", { timeout: 180_000 }, () => {
  test("F13 answers ten times the load or refuses it with Retry-After, and recovers", async () => {
    const seconds = 4;
    const calm = await rush(20, 2000);
    // Beside other tests, twenty may be more than the machine can do.
    expect(calm.filter(({ status }) => status >= 400 && status !== 503)).toEqual([]);
    await rush(200, (seconds * 1000) / 2);
    const [half, visits, whole] = [await memory(), await rush(200, (seconds * 1000) / 2), await memory()];

    const refused = visits.filter(({ status }) => status >= 400);
    expect(new Set(visits.map(({ status }) => status))).toEqual(
      new Set([200, 201, ...(refused.length > 0 ? [503] : [])]),
    );
    for (const { retryAfter } of refused) expect(retryAfter).toBe("2");
    expect(whole - half).toBeLessThan(100);
    // Beside other tests, times say nothing about the board.

    await expect.poll(async () => (await visit("GET", "/jobs")).status, { timeout: 4 * 10_000 }).toBe(200);
    expect((await visit("GET", "/jobs")).took).toBeLessThan(4 * 1000);
  });

  test("F23 answers /healthz during 200 simultaneous log-ins", async () => {
    // Another member each time: the twenty-first session ends an older one.
    const { email, password } = crowd;
    const logIn = () => caller(server.url).post("/auth/login", { email, password });
    const logIns = Promise.all(Array.from({ length: 200 }, logIn));
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        await pause(20);
      }
    };
    const watching = watch();
    const replies = await logIns;
    isOver = true;
    await watching;
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await member.get("/jobs")).status).toBe(200);
  });
});

/** Sends these bytes one by one; resolves to the milliseconds until the server closed the connection. */
function drip(bytes: string, everyMilliseconds: number): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname);
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < bytes.length) socket.write(bytes.charAt(sent++));
    }, everyMilliseconds);
    socket.on("error", () => {});
    socket.resume();
    socket.on("close", () => {
      clearInterval(timer);
      resolve(performance.now() - began);
    });
  });
}

describe("expensive clients", unhurried, () => {
  test("F14 that send headers or bodies slowly are disconnected and delay nobody", async () => {
    const head = "POST /api/auth/login HTTP/1.1\r\nHost: board\r\nContent-Type: application/json\r\n";
    const headers = Promise.all(Array.from({ length: 50 }, () => drip(`${head}${"X-A: b\r\n".repeat(999)}`, 300)));
    const { hostname, port } = new URL(server.url);
    const bodies = Promise.all(
      Array.from({ length: 50 }, async () => {
        const began = performance.now();
        const socket = createConnection(Number(port), hostname);
        socket.on("error", () => {});
        socket.resume();
        socket.write(`${head}Content-Length: 1000\r\n\r\n{`);
        const timer = setInterval(() => socket.write(" "), 500);
        await new Promise((resolve) => socket.once("close", resolve));
        clearInterval(timer);
        return performance.now() - began;
      }),
    );
    expect((await member.get("/jobs")).status).toBe(200);
    expect(Math.max(...(await headers))).toBeLessThan(4 * 11_000);
    expect(Math.max(...(await bodies))).toBeLessThan(4 * 21_000);
  });

  test("F15 get 413 for huge bodies and 415 for compressed ones, and memory use stays level", async () => {
    const before = await memory();
    const huge = JSON.stringify({ text: "x".repeat(20_000_000) });
    const headers = { "Content-Type": "application/json" };
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => member.send("POST", "/comments", { headers, body: huge }).catch(() => null)),
      );
      for (const reply of replies) if (reply) expect(reply.status).toBe(413);
    }
    const bomb = gzipSync(huge);
    const packed = await member.send("POST", "/comments", {
      headers: { ...headers, "Content-Encoding": "gzip" },
      body: bomb,
    });
    expect(packed.status).toBe(415);
    expect((await memory()) - before).toBeLessThan(100);
  });
});
