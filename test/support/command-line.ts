import { format } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { runCommand } from "../../server/cli/board-command.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import type { Board } from "./board.ts";
import { runProgram, type Settings } from "./server-process.ts";

/**
 * Runs the board's commands on a test board's database, one at a time; `apart` in a process of its own, as `npm run board` does,
 * also beside another one.
 */
export function commandLine(board: Board, settings: Settings = {}) {
  let wire: DatabaseWire;
  beforeAll(async () => {
    wire = await databaseWire();
  });
  afterAll(() => wire.breakOff());
  const own = (): Settings => {
    const { database } = board.address as { database: string };
    return { ...settings, DATABASE_URL: wire.urlOf(database) };
  };
  const apart = (...words: string[]) => runProgram("server/board.ts", words, own());
  return Object.assign((...words: string[]) => runHere(words, own()), { apart });
}

let isRunning = false;

/** Runs a command in this process, which it takes for its own: environment, console and exit code. */
export async function runHere(words: string[], settings: Settings): Promise<{ code: number; said: string }> {
  if (isRunning) throw new Error("Another command runs here: run one of them apart.");
  isRunning = true;
  let said = "";
  const { env, stdout, stderr, exitCode } = process;
  const { console } = globalThis;
  const kept = { out: stdout.write, error: stderr.write };
  const take = (text: unknown) => {
    said += String(text);
    return true;
  };
  process.env = { PATH: env.PATH, HOME: env.HOME, TMPDIR: env.TMPDIR, ...settings };
  process.exitCode = undefined;
  stdout.write = take;
  stderr.write = take;
  const log = (...parts: unknown[]) => void take(`${format(...parts)}\n`);
  globalThis.console = Object.assign(Object.create(console), { log, error: log });
  try {
    await runCommand(words);
    return { code: Number(process.exitCode ?? 0), said };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    stdout.write = kept.out;
    stderr.write = kept.error;
    globalThis.console = console;
    isRunning = false;
  }
}
