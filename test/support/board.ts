import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import type { Database, DatabaseAddress } from "../../server/database/connection.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { createApp } from "../../server/process/app.ts";
import { startMail } from "../../server/process/mail-service.ts";
import { type Caller, caller } from "./caller.ts";
import { addMember, type Member, type Newcomer, skillIds } from "./members.ts";
import { createTestDatabase } from "./postgres/test-postgres.ts";

export type { Member };

export type Board = {
  /** The board's address, without `/api`. */
  url: string;
  database: Database;
  address: DatabaseAddress;
  visitor: Caller;
  /** Adds a logged-in member with a unique name and address. */
  join(who?: Newcomer): Promise<Member>;
  /** The ids of catalogue skills, in the order of the names. */
  skillIds(...names: string[]): Promise<number[]>;
  /** Starts sending queued mails. */
  startMail(): Promise<void>;
};

/** A board for a test file, with a database and port of its own. */
export function testBoard(settings: Record<string, string> = {}): Board {
  const board = {} as Board;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { database, address, drop } = await createTestDatabase();
    const config = readConfig({ LOG_LEVEL: "error", PORT: "0", ...settings });
    const mail = mailQueue(address, { log: () => {}, retryDelay: 1, pollSeconds: 0.5 });
    const limits = rateLimits(database, config.rateLimitScale);
    const app = await createApp({ database, config, mail, limits });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    Object.assign(board, {
      url,
      database,
      address,
      visitor: caller(url),
      join: (who) => addMember(database, url, who),
      skillIds: (...names: string[]) => skillIds(database, names),
      startMail: () => startMail({ database, config, mail, limits }, () => {}),
    } satisfies Board);
    stop = async () => {
      const closed = app.close();
      // One that was opened for a call and never carried it would be waited for, for more than a minute.
      app.server.closeAllConnections();
      await closed;
      await mail.stop();
      await drop();
    };
  });
  afterAll(() => stop());
  return board;
}
