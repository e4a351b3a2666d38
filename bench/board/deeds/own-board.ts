import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "../../../server/config/config.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { skillsOfNow } from "../../../server/matches/skills-of-now.ts";
import { type BoardDatabase, openBoardDatabase } from "../../../server/process/board-database.ts";

/** Runs `work` on a temporary board, for what doesn't depend on another board's size; removed afterwards. */
export async function onOwnBoard<Result>(work: (board: OwnBoard) => Promise<Result>, settings = {}): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-bench-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "error", ...settings });
  const { database, address, close } = await openBoardDatabase(config, { log: () => {} });
  const mail = mailQueue(address, { log: () => {}, sends: "SMTP_URL" in settings });
  try {
    return await work({ database, address, close, config, mail, skills: skillsOfNow(database) });
  } finally {
    await mail.stop();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export type OwnBoard = BoardDatabase & {
  config: Config;
  mail: ReturnType<typeof mailQueue>;
  skills: ReturnType<typeof skillsOfNow>;
};
