import { join } from "node:path";
import { readConfig } from "../../server/config/config.ts";
import { type BoardDatabase, openBoardDatabase } from "../../server/process/board-database.ts";
import { type Emphasis, proportions } from "./seed/records.ts";
import { seed } from "./seed/seed.ts";

type Log = (line: string) => void;

/** Opens the board in a folder: seeds a new one, migrates an existing one. */
export async function openSeededBoard(
  folder: string,
  emphasis: Emphasis,
  size: number,
  log: Log,
): Promise<BoardDatabase> {
  const board = await openBoardDatabase(readConfig({ DATA_DIR: folder, LOG_LEVEL: "error" }), { log });
  try {
    const [known] = await board.database`select from jobs limit 1`;
    if (!known) {
      log(`Seeding ${size.toLocaleString("en")} ${emphasis} in ${folder} …`);
      await seed(board.database, proportions(emphasis, size), log);
    }
  } catch (error) {
    await board.close();
    throw error;
  }
  return board;
}

/** The folder of a seeded board. */
export const seededIn = (folder: string, emphasis: Emphasis, size: number) => join(folder, `${emphasis}-${size}`);
