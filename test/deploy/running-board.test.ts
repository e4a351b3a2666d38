import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const linux = process.platform === "linux";

/** A program whose packages and pages are out of date, with an npm that only reports that it was called. */
function outdatedProgram() {
  const home = mkdtempSync(join(tmpdir(), "homecoming-running-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const part of ["scripts", "patches", "package.json", "package-lock.json"]) {
    cpSync(join(root, part), join(home, part), { recursive: true });
  }
  for (const folder of ["server", "node_modules", "bin"]) mkdirSync(join(home, folder));
  writeFileSync(join(home, "server/main.ts"), "console.log('runs'); setInterval(() => {}, 1000);");
  writeFileSync(join(home, "node_modules/.package-lock.json"), "");
  utimesSync(join(home, "node_modules/.package-lock.json"), 1, 1);
  writeFileSync(join(home, "bin/npm"), "#!/bin/sh\necho npm was called\nexit 1\n", { mode: 0o755 });
  const env = { PATH: `${join(home, "bin")}:${process.env.PATH}` };
  const npmRun = (...words: string[]) =>
    spawnSync(process.execPath, ["scripts/run.mjs", ...words], { cwd: home, env, encoding: "utf8" });
  return { home, npmRun };
}

test.runIf(linux)("F41 commands that would replace files of a running board refuse until it has ended", async () => {
  const { home, npmRun } = outdatedProgram();
  // Like the service: by a relative path, through a link.
  symlinkSync(home, `${home}-link`);
  onTestFinished(() => rmSync(`${home}-link`));
  const board = spawn(process.execPath, ["server/main.ts"], {
    cwd: `${home}-link`,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void board.kill());
  await once(board.stdout, "data");
  for (const words of [["build"], ["start"], ["board", "stats"]]) {
    const { status, stderr, stdout } = npmRun(...words);
    expect(stderr).toContain(`A board is running from ${home} (process ${board.pid}).`);
    expect(stdout).not.toContain("npm was called");
    expect(status).toBe(1);
  }
  expect(existsSync(join(home, "node_modules/.package-lock.json"))).toBe(true);
  board.kill();
  await once(board, "exit");
  expect(npmRun("build").stderr).toContain("npm was called");
});
