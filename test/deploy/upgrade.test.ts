import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { caller } from "../support/caller.ts";
import { runProgram } from "../support/server-process.ts";
import { canRun, installedBoard } from "./installed-board.ts";

const unhurried = 180_000;
const mira = { firstName: "Mira", lastName: "Okafor", email: "mira@example.org", password: "lighthouse" };
const doesNotStart = { "server/main.ts": 'throw new Error("out of order");\n' };

test.runIf(canRun)(
  "F43 one command upgrades a running board, after a backup",
  { tags: "all", timeout: unhurried },
  async () => {
    const { url, home, folder, release, upgrade } = await installedBoard();
    const visitor = caller(url);
    await visitor.post("/auth/signup", mira);
    release("1.1.0", { "database/migrations/998-roofs.sql": "create index roofs on jobs (location);\n" });
    const { code, said } = await upgrade();
    expect(said).toContain("Database: 998-roofs");
    expect(said).toMatch(
      /Homecoming 1\.1\.0 is running\. The previous version 1\.0\.0 is in \S+-first; the backup is \S+\.gz\.\n$/,
    );
    expect(code).toBe(0);
    expect(readlinkSync(folder)).toMatch(/^homecoming-1\.1\.0-[0-9a-f]{8}$/);
    expect(readdirSync(`${home}/backups`)).toEqual([expect.stringMatching(/^before-1\.1\.0-.+\.gz$/)]);
    expect((await visitor.post("/auth/login", mira)).status).toBe(200);
    expect(await upgrade()).toEqual({
      code: 0,
      said: "Homecoming 1.1.0 is already running, and there is no newer version.\n",
    });
  },
);

test.runIf(canRun)(
  "F43 after an upgrade one previous version is kept",
  { tags: "all", timeout: unhurried },
  async () => {
    const { home, release, upgrade } = await installedBoard();
    for (const version of ["1.1.0", "1.2.0"]) {
      release(version);
      expect((await upgrade()).said).toContain(`Homecoming ${version} is running.`);
    }
    const versions = readdirSync(home).filter((name) => name.startsWith("homecoming-"));
    expect(versions.map((name) => name.split("-")[1])).toEqual(["1.1.0", "1.2.0"]);
  },
);

test.runIf(canRun)(
  "F43 if the new version doesn't start, the previous one is started again",
  { tags: "all", timeout: unhurried },
  async () => {
    const { url, folder, release, upgrade } = await installedBoard();
    const visitor = caller(url);
    await visitor.post("/auth/signup", mira);
    release("1.1.0", doesNotStart);
    const first = await upgrade();
    expect(first.said).toContain("Going back to Homecoming 1.0.0.");
    expect(first.said).toContain("Homecoming 1.0.0 is running again; 1.1.0 is not installed.");
    expect(first.code).toBe(1);
    expect(readlinkSync(folder)).toBe("homecoming-first");
    expect((await visitor.post("/auth/login", mira)).status).toBe(200);

    // Tables that the old version can't use.
    release("1.2.0", { "database/migrations/998-moved.sql": "alter table users rename to people;\n" });
    const second = await upgrade();
    expect(second.said).toContain(
      "The old version doesn't work on the new version's tables, so the backup is restored.",
    );
    expect(second.code).toBe(1);
    expect((await visitor.post("/auth/login", mira)).status).toBe(200);
  },
);

test.runIf(canRun)(
  "F43 if the backup or the build fails, the upgrade changes nothing",
  { tags: "all", timeout: unhurried },
  async () => {
    const { url, home, folder, release, upgrade } = await installedBoard();
    release("1.1.0");
    const unbacked = await upgrade({ HOMECOMING_BACKUPS: `${folder}/package.json` });
    expect(unbacked).toMatchObject({
      code: 1,
      said: expect.stringContaining("There is no backup, so nothing was changed."),
    });
    release("1.2.0");
    const unbuilt = await upgrade({ PATH: "/usr/bin:/bin", npm_config_offline: "true" });
    expect(unbuilt.code).toBe(1);
    expect(existsSync(`${folder}.new`)).toBe(false);
    expect(readdirSync(home).filter((name) => name.startsWith("homecoming-1.2"))).toEqual([]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  },
);

test("F43 a running upgrade blocks another one, but the lock of an interrupted one doesn't", async () => {
  const home = mkdtempSync(join(tmpdir(), "homecoming-lock-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const told = async (lock: string) => {
    writeFileSync(`${home}/homecoming.upgrading`, lock);
    return (await runProgram("deploy/upgrade.mjs", [], { HOMECOMING_FOLDER: `${home}/homecoming` })).said;
  };
  expect(await told(String(process.pid))).toBe(`Another upgrade is under way (process ${process.pid}).\n`);
  for (const left of ["", "999999999"]) expect(await told(left)).not.toContain("under way");
});

/** Makes a program start at a given moment, and pause before each file that it writes. */
const hesitantFrom = (moment: number) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const wait = (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.max(1, time));
    for (const name of ["writeFileSync", "linkSync", "renameSync"]) {
      const soon = fs[name];
      fs[name] = (...given) => (wait(500), soon(...given));
    }
    syncBuiltinESMExports();
    wait(${moment} - Date.now());`)}`;

test("F43 of simultaneous upgrades one continues, even after an interrupted one", {
  tags: "all",
}, async () => {
  const home = mkdtempSync(join(tmpdir(), "homecoming-lock-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(`${home}/homecoming`);
  writeFileSync(`${home}/homecoming/package.json`, '{"version":"1.0.0"}');
  writeFileSync(`${home}/git`, "#!/bin/sh\nsleep 2\necho no >&2\nexit 1\n", { mode: 0o755 });
  for (const left of [null, "999999999"]) {
    if (left) writeFileSync(`${home}/homecoming.upgrading`, left);
    const NODE_OPTIONS = `--import ${hesitantFrom(Date.now() + 1500)}`;
    const settings = { HOMECOMING_FOLDER: `${home}/homecoming`, PATH: `${home}:/usr/bin:/bin`, NODE_OPTIONS };
    const all = await Promise.all(Array.from({ length: 4 }, () => runProgram("deploy/upgrade.mjs", [], settings)));
    expect(all.filter(({ said }) => !/^Another upgrade is under way/.test(said)).map(({ said }) => said)).toEqual([
      "no\n",
    ]);
    expect(readdirSync(home).sort()).toEqual(["git", "homecoming"]);
  }
});
