import { join } from "node:path";
import { readConfig } from "../../server/config/config.ts";
import { type BoardDatabase, openBoardDatabase } from "../../server/process/board-database.ts";
import { proportions } from "./records.ts";
import { seed } from "./seed.ts";

export type SeededBoard = BoardDatabase & { jobs: number; dataDir: string };

/** The board with so many jobs in `folder`: seeded the first time, only brought up to date from then on. */
export async function openSeededBoard(folder: string, jobs: number, log: (line: string) => void): Promise<SeededBoard> {
  const dataDir = join(folder, `jobs-${jobs}`);
  const board = await openBoardDatabase(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error" }), { log });
  try {
    const [known] = await board.database`select from jobs limit 1`;
    if (!known) {
      log(`Seeding ${jobs.toLocaleString("en")} jobs in ${dataDir} …`);
      await seed(board.database, proportions(jobs), log);
    }
  } catch (error) {
    await board.close();
    throw error;
  }
  return { ...board, jobs, dataDir };
}
