import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { dataFolder } from "../start/data-folder.ts";
import { freePort } from "../support/server-process.ts";

const root = join(import.meta.dirname, "../..");
const parts = ["contract", "database", "deploy", "messages", "server", "package.json"];

/** A running board, installed as docs/operating.md says, with a repository that new versions come from. */
export async function installedBoard() {
  const data = await dataFolder();
  const home = dirname(data.path);
  const [origin, folder] = [join(home, "origin"), join(home, "homecoming")];
  const url = `http://127.0.0.1:${await freePort()}`;
  mkdirSync(origin);
  for (const part of parts) cpSync(join(root, part), join(origin, part), { recursive: true });
  git(origin, "init", "--quiet");
  const release = (version: string, files: Record<string, string> = {}) => {
    const about = JSON.parse(readFileSync(join(origin, "package.json"), "utf8"));
    writeFileSync(join(origin, "package.json"), JSON.stringify({ ...about, version }));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(origin, file), text);
    git(origin, "add", ".");
    git(origin, "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "--message", version);
  };
  release("1.0.0");
  execFileSync("git", ["clone", "--quiet", origin, folder]);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));

  const settings = join(home, "homecoming.env");
  const settingsText = [`DATA_DIR=${data.path}`, "HOST=127.0.0.1", `PORT=${new URL(url).port}`].join("\n");
  writeFileSync(settings, `${settingsText}\n`, { mode: 0o600 });
  const service = await serviceOf(folder, settings);
  const env = {
    PATH: `${programs(home)}:${process.env.PATH}`,
    HOMECOMING_FOLDER: folder,
    HOMECOMING_SETTINGS: settings,
    HOMECOMING_USER: "root",
    HOMECOMING_BACKUPS: join(home, "backups"),
    HOMECOMING_SERVICE: service.command,
    HOMECOMING_PATIENCE: "8",
  };
  const upgrade = async (given: Record<string, string> = {}) => {
    const child = spawn(join(folder, "deploy/homecoming"), ["upgrade"], { env: { ...env, ...given } });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (words) => (said += words));
    const [code] = await once(child, "close");
    return { code, said };
  };
  await service.start();
  return { url, home, folder, release, upgrade };
}

const git = (folder: string, ...words: string[]) => execFileSync("git", ["-C", folder, ...words]);

/** Uses the tests' packages and pages instead of installing and building. */
function programs(home: string): string {
  const folder = join(home, "bin");
  mkdirSync(folder);
  writeFileSync(join(folder, "npm"), `#!/bin/sh\nln -s ${join(root, "node_modules")} node_modules\n`);
  chmodSync(join(folder, "npm"), 0o755);
  return folder;
}

/** Replaces systemd: starts the board in its folder with its settings, and stops it. It ends with the tests. */
async function serviceOf(folder: string, settings: string) {
  let child: ChildProcess | undefined;
  const start = async () => {
    const words = [`--env-file=${settings}`, "server/main.ts"];
    const started = spawn(process.execPath, words, { cwd: folder, stdio: ["ignore", "pipe", "ignore", "ipc"] });
    child = started;
    started.channel?.unref();
    const serves = new Promise((resolve) => {
      started.stdout?.on("data", (line) => /is at http/.test(String(line)) && resolve(true));
    });
    await Promise.race([serves, once(started, "exit")]);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  const hook = createServer(async ({ url }, reply) => {
    await (url === "/stop" ? stop() : start());
    reply.end();
  }).listen(0, "127.0.0.1");
  await once(hook, "listening");
  onTestFinished(async () => {
    hook.close();
    await stop();
  });
  const { port } = hook.address() as AddressInfo;
  return { start, command: `${process.execPath} -e "fetch('http://127.0.0.1:${port}/$1')"` };
}

export const canRun = process.platform === "linux" && spawnSync("git", ["--version"]).status === 0;
