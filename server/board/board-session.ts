import { type BoardDatabase, openBoardDatabase } from "../board-database.ts";
import { readConfig, readEnvironment } from "../config.ts";
import type { Database } from "../database.ts";

/** Does `work` on the board's database: the one that is running, or one that is started for it and stopped after. */
export async function withBoard(work: (database: Database) => Promise<void>): Promise<void> {
  const opening = openBoardDatabase(readConfig(readEnvironment()), {
    log: (line) => process.stderr.write(`${line}\n`),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= opening.then((board: BoardDatabase) => board.close());
    return closing;
  };
  const interrupt = () => {
    void close().finally(() => process.exit(130));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  process.on("disconnect", interrupt);
  process.channel?.unref();
  const { database } = await opening;
  try {
    await work(database);
  } finally {
    await close();
  }
}
