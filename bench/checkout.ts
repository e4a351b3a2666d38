import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "../server/database/connection.ts";
import { port, readPostmaster } from "../server/database/postmaster.ts";
import { runProgram, type Settings, startServer } from "../test/support/server-process.ts";

/** Runs programs of a checkout of the board, with its own packages. */
export const checkout = (root: string) => ({
  root,
  build: () => spawnSync(process.execPath, ["scripts/run.mjs", "build"], { cwd: root, stdio: "inherit" }),
  /** Runs a program to its end. @throws Error with its output if it fails */
  async run(script: string, words: string[], settings: Settings): Promise<void> {
    const { code, said } = await runProgram(script, words, settings, { from: root });
    if (code !== 0) throw new Error(`${script} ${words.join(" ")} failed:\n${said}`);
  },
  /** Starts the server. `megabytes` is the memory of its processes, PostgreSQL's excepted. */
  async serve(settings: Settings) {
    const server = await startServer({ LOG_LEVEL: "error", ...settings }, { from: root });
    return { ...server, megabytes: () => megabytesOf(server.pid) };
  },
});

export type Checkout = ReturnType<typeof checkout>;
export type Server = Awaited<ReturnType<Checkout["serve"]>>;

/** The address of the PostgreSQL that a server has started in a folder. */
export function addressIn(folder: string) {
  const host = readPostmaster(realpathSync(join(folder, "postgres")))?.socketFolder;
  if (!host) throw new Error(`No PostgreSQL is running in ${folder}`);
  return { host, port, database: "homecoming", username: "board" };
}

export const databaseIn = (folder: string): Database => openDatabase(addressIn(folder));

/** Starts the floor on the same database. */
export async function startFloor(folder: string): Promise<{ url: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, "floor.ts"));
  child.send(addressIn(folder));
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

/** The resident memory of a process and its descendants. PostgreSQL is left out, because its processes share most of theirs. */
function megabytesOf(pid: number): number {
  if (read(`/proc/${pid}/comm`).trim() === "postgres") return 0;
  const own = Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + megabytesOf(child), own);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
