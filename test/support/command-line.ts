import { afterAll, beforeAll } from "vitest";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import type { Board } from "./board.ts";
import { runProgram } from "./server-process.ts";

/** Runs the board's commands on a test board's database. */
export function commandLine(board: Board, settings: Record<string, string> = {}) {
  let wire: DatabaseWire;
  beforeAll(async () => {
    wire = await databaseWire();
  });
  afterAll(() => wire.breakOff());
  return (...words: string[]) => {
    const { database } = board.address as { database: string };
    return runProgram("server/board.ts", words, { ...settings, DATABASE_URL: wire.urlOf(database) });
  };
}
