import { readConfig } from "../../../server/config/config.ts";
import { type Database, openDatabase } from "../../../server/database/connection.ts";
import { rateLimits } from "../../../server/http/rate-limits.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { createApp } from "../../../server/process/app.ts";
import { freePort } from "../server-process.ts";

export type OwnBoard = { url: string; database: Database; stop(): Promise<void> };

/** A second server beside the run's own, on the same database, with other settings, which may depend on its address. */
export async function openOwnBoard(
  settingsAt: (url: string) => Record<string, string> | Promise<Record<string, string>>,
): Promise<OwnBoard> {
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const settings = { PORT, LOG_LEVEL: "error", PUBLIC_URL: url, RATE_LIMIT_SCALE: "1000", ...(await settingsAt(url)) };
  const config = readConfig(settings);
  const address = JSON.parse(process.env.BOARD_DATABASE as string);
  const database = openDatabase(address, { max: 4 });
  const mail = mailQueue(address, { log: () => {}, sends: false });
  const app = await createApp({ config, database, mail, limits: rateLimits(database, config.rateLimitScale) });
  await app.listen({ port: config.port, host: "127.0.0.1" });
  return {
    url,
    database,
    stop: async () => {
      await app.close();
      await mail.stop();
      await database.end();
    },
  };
}
