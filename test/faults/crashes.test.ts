import { describe, expect, test } from "vitest";
import { openDatabase } from "../../server/database/connection.ts";
import { type DataFolder, dataFolder, killOutright } from "../start/data-folder.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { aPen, jobsOnBoard, keepLedger, type Pen } from "./ledger.ts";

const lively = { timeout: 60_000, interval: 20 };
const wide = { RATE_LIMIT_SCALE: "1000" };

const ready = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;

/** Expects that every acknowledged write exists, and that everything that exists is complete. */
async function expectWhole(url: string, pen: Pen, acknowledged: Set<string>) {
  const jobs = await jobsOnBoard(url, pen);
  expect([...acknowledged].filter((title) => !jobs.has(title))).toEqual([]);
  expect([...jobs].filter(([, skills]) => skills !== pen.skills.length)).toEqual([]);
}

describe.runIf(process.platform === "linux")("a server with 8 writers", { timeout: 180_000 }, () => {
  test("F1 restarts with every acknowledged write complete, even if its database was killed", async () => {
    const data = await dataFolder();
    let server: ServerProcess = await data.start(wide);
    const pen = await aPen(server.url);
    const ledger = keepLedger(() => server.url, pen);
    for (let round = 1; round <= 3; round += 1) {
      const before = ledger.acknowledged.size;
      await expect.poll(() => ledger.acknowledged.size, lively).toBeGreaterThan(before + 5 + (round % 7));
      const withDatabase = round % 2 === 0;
      for (const pid of [server.pid, ...(withDatabase ? data.processes() : [])]) killOutright(pid);
      server = await data.start(wide);
      await expect.poll(() => ready(server.url)).toBe(true);
    }
    await ledger.stop();
    await expectWhole(server.url, pen, ledger.acknowledged);
    expect(await server.stop()).toBe(0);
  });

  test("F5 restarts its crashed database without losing an acknowledged write", async () => {
    const data = await dataFolder();
    const server = await data.start(wide);
    const pen = await aPen(server.url);
    const ledger = keepLedger(() => server.url, pen);
    for (let round = 1; round <= 2; round += 1) {
      const before = ledger.acknowledged.size;
      await expect.poll(() => ledger.acknowledged.size, lively).toBeGreaterThan(before + 10);
      for (const pid of data.processes()) killOutright(pid);
      await expect.poll(() => ready(server.url), { timeout: 4 * 5000, interval: 50 }).toBe(true);
    }
    await ledger.stop();
    await expectWhole(server.url, pen, ledger.acknowledged);
    expect([...ledger.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(await settingsOf(data)).toEqual({ fsync: "on", commit: "on", pages: "on" });
    expect(await server.stop()).toBe(0);
  });

  test("F7 answers 503 while its database is suspended, and recovers when it is resumed", async () => {
    const data = await dataFolder();
    const server = await data.start(wide);
    const pen = await aPen(server.url);
    const ledger = keepLedger(() => server.url, pen);
    await expect.poll(() => ledger.acknowledged.size, lively).toBeGreaterThan(10);
    const stopped = data.processes();
    for (const pid of stopped) process.kill(pid, "SIGSTOP");
    const began = performance.now();
    expect((await fetch(`${server.url}/api/stats`)).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(4 * 5000);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const pid of stopped) goOn(pid);
    await expect.poll(() => ready(server.url), { timeout: 4 * 5000, interval: 50 }).toBe(true);
    await ledger.stop();
    await expectWhole(server.url, pen, ledger.acknowledged);
    expect(await server.stop()).toBe(0);
    expect(data.processes()).toEqual([]);
  });

  test("F3 finishes accepted requests after SIGTERM and exits with 0", async () => {
    const data = await dataFolder();
    const server = await data.start(wide);
    const pen = await aPen(server.url, 20);
    const ledger = keepLedger(() => server.url, pen);
    await expect.poll(() => ledger.acknowledged.size, lively).toBeGreaterThan(20);
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(4 * 10_000);
    await ledger.stop();
    const again = await data.start(wide);
    const jobs = await jobsOnBoard(again.url, pen);
    expect([...ledger.acknowledged].filter((title) => !jobs.has(title))).toEqual([]);
    // A write whose connection was closed may be unknown to its writer, but an acknowledged one must exist.
    const written = [...jobs.keys()].filter((title) => !ledger.acknowledged.has(title));
    expect(written).toEqual([]);
    expect(await again.stop()).toBe(0);
  });
});

/** A process that had ended when it was stopped disappears as soon as its parent looks. */
function goOn(pid: number): void {
  try {
    process.kill(pid, "SIGCONT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function settingsOf(data: DataFolder) {
  const database = openDatabase(data.connection(), { max: 1 });
  const [settings] = await database`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages`;
  await database.end();
  return settings;
}
