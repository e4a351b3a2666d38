import { afterAll, beforeAll } from "vitest";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import type { Board } from "./board.ts";
import { runProgram } from "./server-process.ts";

/** The board's commands, run to their end on the database of a test's board. */
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
