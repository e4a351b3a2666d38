import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";

/** Environment variables; without `PORT` a free port is used. */
export type Settings = Record<string, string>;

export type ServerProcess = {
  url: string;
  pid: number;
  /** Everything written to stdout and stderr so far. */
  said(): string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

const root = join(import.meta.dirname, "../..");

/**
 * Starts `server/main.ts` and waits until it serves.
 * @throws Error with its output if it exits instead
 */
export async function startServer(settings: Settings, as: Identity = {}): Promise<ServerProcess> {
  const server = launchServer(settings, as);
  const early = server.ended.then(() => Promise.reject(new Error(server.said())));
  const serves = new Promise<string>((resolve) => {
    server.onWords(() => {
      const address = /is at (http:\S+)/.exec(server.said())?.[1];
      if (address) resolve(address);
    });
  });
  return Object.assign(server, { url: await Promise.race([serves, early]) });
}

/** Starts `server/main.ts` without waiting. `url` is only right if `PORT` is given. */
export function launchServer(
  settings: Settings,
  as: Identity = {},
): ServerProcess & { onWords(act: () => void): void } {
  const { PORT = "0" } = settings;
  const child = spawnProgram("server/main.ts", [], { PORT, HOST: "127.0.0.1", ...settings }, as);
  const said = listen(child);
  const ended = once(child, "close").then(() => child.exitCode);
  return {
    url: `http://127.0.0.1:${PORT}`,
    pid: child.pid as number,
    said,
    ended,
    onWords: (act) => child.stdout?.on("data", act),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Runs a program to its end. */
export async function runProgram(script: string, parameters: string[], settings: Settings, as: Identity = {}) {
  const child = spawnProgram(script, parameters, settings, as);
  const said = listen(child);
  await once(child, "close");
  return { code: child.exitCode, said: said() };
}

/** The user to run as, a command to run it through, and the checkout whose program it is. */
export type Identity = { uid?: number; gid?: number; through?: string[]; from?: string };

function spawnProgram(script: string, parameters: string[], settings: Settings, asGiven: Identity): ChildProcess {
  const { through = [], from = root, ...as } = asGiven;
  const { PATH, HOME, TMPDIR, NODE_OPTIONS, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX } = process.env;
  const env = { PATH, HOME, TMPDIR, NODE_OPTIONS, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, ...settings };
  const [program = "", ...words] = [...through, process.execPath, join(from, script), ...parameters];
  // By the closed IPC channel the program notices the end of the tests, and exits.
  const child = spawn(program, words, { env, ...as, cwd: from, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  child.channel?.unref();
  return child;
}

function listen(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part));
  return () => text;
}
