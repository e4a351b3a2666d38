import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../server/database/connection.ts";
import { startEmbeddedPostgres } from "../../server/database/embedded-postgres.ts";
import { runProgram } from "../support/server-process.ts";
import { dataFolder, unhurried } from "./data-folder.ts";

const linux = process.platform === "linux";
const nobody = { uid: 65_534, gid: 65_534 };
// In a private folder of root's, no other user can run the program.
const othersMayRun =
  process.getuid?.() === 0 && spawnSync(process.execPath, ["--version"], { ...nobody, cwd: "/" }).status === 0;

describe.runIf(linux)("a board with its own database", unhurried, () => {
  test("starts in an empty folder, refuses a second server, and stops without leftover processes", async () => {
    const data = await dataFolder({ isNew: true });
    const server = await data.start();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.said()).toContain(`Data: ${data.path}`);
    await expect.poll(server.said).toContain("The board is empty.");
    expect(statSync(data.path).mode & 0o077).toBe(0);
    const second = await runProgram("server/main.ts", [], { DATA_DIR: data.path, PORT: "0" });
    expect(second).toEqual({
      code: 1,
      said: `Homecoming is already running on the data in ${data.path}. Stop it first, or set DATA_DIR to another folder.\n`,
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(data.processes()).toEqual([]);
    expect(data.postgres()).toBeUndefined();
  });

  test("accepts a data folder whose path is too long for a socket", { tags: "all" }, async () => {
    const data = await dataFolder({ name: `${"long-".repeat(25)}name with "quotes", commas and $HOME` });
    const server = await data.start();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await data.addCompany("Far Away");
    expect(await server.stop()).toBe(0);
    expect(await data.companies()).toEqual(["Far Away"]);
  });

  test("reports a port in use and leaves no database running", { tags: "all" }, async () => {
    const data = await dataFolder();
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const refused = await runProgram("server/main.ts", [], {
      DATA_DIR: data.path,
      HOST: "127.0.0.1",
      PORT: String(port),
    });
    taken.close();
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(`Port ${port} is in use by another program.`);
    expect(data.processes()).toEqual([]);
  });

  test("hands its database over between processes that start and stop simultaneously", { tags: "all" }, async () => {
    const data = await dataFolder();
    const comeAndGo = async () => {
      for (let visit = 0; visit < 8; visit++) {
        const { connection, stop } = await startEmbeddedPostgres({ dataDir: data.path, log: () => {}, durable: false });
        const database = openDatabase(connection, { max: 1 });
        expect(await database`select 1 as here`).toEqual([{ here: 1 }]);
        await pause(Math.random() * 60);
        await database.end();
        await stop();
        await pause(Math.random() * 150);
      }
    };
    await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);
    expect(data.processes()).toEqual([]);
  });

  test("stops once, however many signals arrive", { tags: "all" }, async () => {
    const data = await dataFolder();
    const server = await data.start();
    for (const signal of ["SIGINT", "SIGTERM", "SIGINT"] as const) process.kill(server.pid, signal);
    expect(await server.stop()).toBe(0);
    expect(data.processes()).toEqual([]);
  });

  test.runIf(othersMayRun)("runs as an ordinary user, and as root on that user's data", { tags: "all" }, async () => {
    const data = await dataFolder({ as: nobody, isNew: true });
    const server = await data.start();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await data.addCompany("Ours");
    expect(await data.companies()).toEqual(["Ours"]);
    const again = await data.start();
    expect(await again.stop()).toBe(0);
  });
});
