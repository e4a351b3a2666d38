import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dataFolder, killOutright, unhurried } from "./data-folder.ts";

describe.runIf(process.platform === "linux")("a board that was killed", unhurried, () => {
  test("F1 finds its data and reuses the database that is still running", async () => {
    const data = await dataFolder();
    const server = await data.start();
    await data.addCompany("Still Here");
    const postgres = data.postgres();
    await server.kill("SIGKILL");
    expect(data.processes()).toContain(postgres);

    const again = await data.start();
    expect(data.postgres()).toBe(postgres);
    expect(await data.companies()).toEqual(["Still Here"]);
    expect(await again.stop()).toBe(0);
    expect(data.processes()).toEqual([]);
  });

  test("F1 recovers if its database was killed too", { tags: "all" }, async () => {
    const data = await dataFolder();
    const server = await data.start();
    await data.addCompany("Written Before");
    for (const pid of [server.pid, ...data.processes()]) killOutright(pid);

    const again = await data.start();
    expect(await data.companies()).toEqual(["Written Before"]);
    expect(await again.stop()).toBe(0);
  });

  test("F1 ignores a stale database lock whose process id belongs to another process", { tags: "all" }, async () => {
    const data = await dataFolder();
    const server = await data.start();
    await server.stop();
    const lock = [process.pid, join(data.path, "postgres"), 1, 5432, join(data.path, "postgres"), "", "", "ready"];
    writeFileSync(join(data.path, "postgres/postmaster.pid"), `${lock.join("\n")}\n`);

    const again = await data.start();
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });

  test("F5 restarts its database when that crashes", async () => {
    const data = await dataFolder();
    const server = await data.start();
    await data.addCompany("Acknowledged");
    for (const pid of data.processes()) killOutright(pid);

    await expect.poll(() => ready(server.url), { timeout: 60_000 }).toBe(true);
    expect(await data.companies()).toEqual(["Acknowledged"]);
    await expect.poll(server.said).toContain("The database is back.");
    expect(await server.stop()).toBe(0);
    expect(data.processes()).toEqual([]);
  });
});

const ready = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
