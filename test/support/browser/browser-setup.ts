import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPerson } from "../builders.ts";
import { caller } from "../caller.ts";
import { runProgram, startServer } from "../server-process.ts";

/** A text with this word is held for moderation on the browser tests' board. */
export const heldWord = "Zwetschgenverkauf";

/**
 * Global setup: starts one server with an admin for the whole run. Tests find its address and the admin in environment
 * variables.
 */
export default async function setUpBoard(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "homecoming-browser-"));
  const holdWords = join(dataDir, "hold-words.txt");
  await writeFile(holdWords, heldWord);
  const settings = {
    ...{ DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000", TEAM_EMAIL: "team@board.example" },
    HOLD_WORDS_FILE: holdWords,
  };
  const server = await startServer(settings);
  const admin = aPerson({ firstName: "Ada", lastName: "Admin" });
  await caller(server.url).post("/auth/signup", admin);
  await runProgram("server/board.ts", ["role", admin.email, "admin"], { DATA_DIR: dataDir });
  process.env.BOARD_URL = server.url;
  process.env.BOARD_DATA_DIR = dataDir;
  process.env.BOARD_ADMIN_EMAIL = admin.email;
  process.env.BOARD_ADMIN_PASSWORD = admin.password;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
