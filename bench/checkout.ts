import { type ChildProcess, fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../server/database/connection.ts";
import { openDatabase } from "../server/database/connection.ts";
import { port, readPostmaster } from "../server/database/embedded/postmaster.ts";

/** A running server. `megabytes` is the memory of its processes, PostgreSQL's excepted. */
export type Server = { url: string; megabytes(): number; stop(): Promise<unknown> };

type Settings = Record<string, string>;

/** Runs programs of a checkout of the board, with its own packages and its own Node. */
export function checkout(root: string) {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  const node = existsSync(pinned) ? pinned : process.execPath;
  const compiled = join(root, "node_modules/.cache/compiled");
  const { PATH, HOME, TMPDIR, NODE_OPTIONS, MALLOC_ARENA_MAX } = process.env;
  const run = (words: string[], settings: Settings): ChildProcess => {
    const env = { PATH, HOME, TMPDIR, NODE_OPTIONS, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE: compiled, ...settings };
    // By the closed IPC channel the program notices the end of the bench, and exits.
    return spawn(node, words, { env, cwd: root, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  };
  return {
    root,
    build: () => spawnSync(node, ["scripts/run.mjs", "build"], { cwd: root, stdio: "inherit" }),
    /** Runs a program to its end. @throws Error with its output if it fails */
    async run(words: string[], settings: Settings): Promise<void> {
      const child = run(words, settings);
      const said = listen(child);
      await once(child, "close");
      if (child.exitCode !== 0) throw new Error(`${words.join(" ")} failed:\n${said()}`);
    },
    /** Starts the server and waits until it serves. @throws Error with its output if it exits instead */
    async serve(settings: Settings): Promise<Server> {
      const child = run(["server/main.ts"], { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", ...settings });
      const said = listen(child);
      const ended = once(child, "close");
      const serves = new Promise<string>((resolve) => {
        child.stdout?.on("data", () => {
          const address = /is at (http:\S+)/.exec(said())?.[1];
          if (address) resolve(address);
        });
      });
      const url = await Promise.race([serves, ended.then(() => Promise.reject(new Error(said())))]);
      return {
        url,
        megabytes: () => megabytesOf(child.pid as number),
        stop: () => {
          child.kill("SIGTERM");
          return ended;
        },
      };
    },
  };
}

export type Checkout = ReturnType<typeof checkout>;

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

function listen(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part));
  return () => text;
}

/** The resident memory of a process and its descendants. PostgreSQL is left out, whose processes share most of theirs. */
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
