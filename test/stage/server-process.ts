import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Environment variables of the server. Without `PORT` it takes a free one. */
export type Settings = Record<string, string>;

export type ServerProcess = {
  url: string;
  pid: number;
  /** All that it has said so far, on both streams. */
  said(): string;
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

const root = join(import.meta.dirname, "../..");

/** Starts `server/main.ts` and waits until it serves. @throws Error with what it said when it ends instead */
export async function startServer(settings: Settings, as: Identity = {}): Promise<ServerProcess> {
  const child = spawnProgram("server/main.ts", [], { PORT: "0", HOST: "127.0.0.1", ...settings }, as);
  const said = listen(child);
  const ended = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const address = /is at (http:\S+)/.exec(said())?.[1];
      if (address) resolve(address);
    });
    child.once("close", () => reject(new Error(said())));
  });
  return {
    url,
    pid: child.pid as number,
    said,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs one of the programs to its end. */
export async function runProgram(script: string, parameters: string[], settings: Settings, as: Identity = {}) {
  const child = spawnProgram(script, parameters, settings, as);
  const said = listen(child);
  await once(child, "close");
  return { code: child.exitCode, said: said() };
}

export type Identity = { uid?: number; gid?: number };

function spawnProgram(script: string, parameters: string[], settings: Settings, as: Identity): ChildProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...settings };
  const words = [join(root, script), ...parameters];
  // By the channel the program learns when the tests are gone, and ends.
  const child = spawn(process.execPath, words, { env, ...as, cwd: root, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  child.channel?.unref();
  return child;
}

function listen(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part));
  return () => text;
}
