import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { aJob, aPerson } from "../support/builders.ts";
import { caller } from "../support/caller.ts";
import { startServer } from "../support/server-process.ts";

const mayMount =
  spawnSync("unshare", ["-m", "sh", "-c", "mount -t tmpfs -o size=1m tmpfs /mnt && umount /mnt"]).status === 0;
if (!mayMount) process.stdout.write("F9 is not tried: no disk of its own can be mounted here (that takes root).\n");

test.runIf(mayMount)(
  "F9 on a full disk writes get 507 and reads work; with space again, writes succeed",
  { timeout: Math.max(180_000, unhurried.timeout) },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "homecoming-full-"));
    await chmod(dataDir, 0o711);
    onTestFinished(() => rm(dataDir, { recursive: true }));
    // A disk for this server alone, deleted with it.
    const through = ["unshare", "-m", "sh", "-c", 'mount -t tmpfs -o size=400m tmpfs "$0" && exec "$@"', dataDir];
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000" }, { through });
    onTestFinished(() => void server.stop());
    const disk = `/proc/${server.pid}/root${dataDir}`;
    const person = aPerson();
    await caller(server.url).post("/auth/signup", person);
    const { token } = (await caller(server.url).post("/auth/login", person)).body;
    const member = caller(server.url, token);
    const write = () => member.post("/jobs", aJob({ description: "x".repeat(20_000) }));
    expect((await write()).status).toBe(201);

    const ballast = join(disk, "ballast");
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize, 1));
    let refused = await write();
    await expect
      .poll(async () => {
        refused = await write();
        return refused.status;
      })
      .not.toBe(201);
    expect(refused).toMatchObject({ status: 507, body: { error: "There is no space left to save this." } });
    expect((await member.get("/jobs")).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    rmSync(ballast);
    await expect.poll(async () => (await write()).status).toBe(201);
    expect(await server.stop()).toBe(0);
  },
);
