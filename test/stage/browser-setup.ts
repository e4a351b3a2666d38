import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server-process.ts";

/** A real board on data of its own, for the whole run. Tests find it by `BOARD_URL`, its data by `BOARD_DATA_DIR`. */
export default async function setUpBoard(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "homecoming-browser-"));
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000" });
  process.env.BOARD_URL = server.url;
  process.env.BOARD_DATA_DIR = dataDir;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
