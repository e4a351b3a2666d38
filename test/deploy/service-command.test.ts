import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { databaseWire } from "../support/postgres/database-wire.ts";

const root = join(import.meta.dirname, "../..");
const board = testBoard();

test("F32 the service's command uses the service's settings in any folder", async () => {
  await board.join();
  await board.join();
  const folder = mkdtempSync(join(tmpdir(), "homecoming-service-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const wire = await databaseWire();
  onTestFinished(() => wire.breakOff());
  const url = wire.urlOf((board.address as { database: string }).database);
  const settings = join(folder, "homecoming.env");
  writeFileSync(settings, `# The board's\nDATABASE_URL=${url}\nDATA_DIR=${folder}/data\n`, { mode: 0o600 });
  mkdirSync(join(folder, "elsewhere"));
  const env = {
    PATH: process.env.PATH,
    HOMECOMING_FOLDER: root,
    HOMECOMING_SETTINGS: settings,
    HOMECOMING_USER: userInfo().username,
  };
  const { stdout } = await promisify(execFile)(join(root, "deploy/homecoming"), ["stats"], {
    cwd: join(folder, "elsewhere"),
    env,
  });
  expect(stdout).toMatch(/^members +2\b/m);
});

test("F32 without a build the service's command says what to do", () => {
  const env = { PATH: process.env.PATH, HOMECOMING_FOLDER: tmpdir() };
  const { status, stderr } = spawnSync(join(root, "deploy/homecoming"), ["stats"], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/There is no Node in .* npm run build/);
});
