import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/database/connection.ts";
import { startEmbeddedPostgres } from "../../../server/database/embedded-postgres.ts";
import { addMember } from "../members.ts";
import { startServer } from "../server-process.ts";

/** A text with this word is held for moderation on the browser tests' board. */
export const heldWord = "Zwetschgenverkauf";

/**
 * Global setup: starts one server with an admin for the whole run. Tests find its address, data folder and database in
 * environment variables.
 */
export default async function setUpBoard(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "homecoming-browser-"));
  const holdWords = join(dataDir, "hold-words.txt");
  await writeFile(holdWords, heldWord);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: "1000",
    TEAM_EMAIL: "team@board.example",
    HOLD_WORDS_FILE: holdWords,
  });
  const database = openDatabase(postgres.connection, { max: 1 });
  await addMember(database, server.url, { firstName: "Ada", lastName: "Admin", role: "admin" });
  await database.end();
  process.env.BOARD_URL = server.url;
  process.env.BOARD_DATA_DIR = dataDir;
  process.env.BOARD_DATABASE = JSON.stringify(postgres.connection);
  return async () => {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
