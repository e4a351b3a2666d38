import { readConfig } from "../../../server/config/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { type DueWork, runDueWork } from "../../../server/due/due-work.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { backgroundSkills } from "../../../server/matches/background-skills.ts";

/** Does these kinds of the board's due work as of a moment. All kinds would end what other tests look at meanwhile. */
export async function doDue(works: readonly DueWork[], at: number): Promise<void> {
  const address = JSON.parse(process.env.BOARD_DATABASE as string);
  const database = openDatabase(address, { max: 2 });
  const mail = mailQueue(address, { log: () => {}, sends: false });
  const config = readConfig({ DATA_DIR: process.env.BOARD_DATA_DIR as string });
  const failed = (error: Error) => {
    throw error;
  };
  try {
    const board = { database, mail, config, skills: backgroundSkills(database) };
    await runDueWork(board, works, { by: new Date(at).toISOString(), done: () => {}, failed });
  } finally {
    await mail.stop();
    await database.end();
  }
}
