import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Account } from "../../contract/people/accounts.ts";
import type { Role } from "../../contract/people/people.ts";
import { readConfig } from "../../server/config/config.ts";
import type { Database, DatabaseAddress } from "../../server/database/connection.ts";
import { logEvents } from "../../server/events/event-store.ts";
import { indexMembers } from "../../server/finding/search-documents.ts";
import { rateLimits } from "../../server/http/limits/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { createApp } from "../../server/process/app.ts";
import { startMail } from "../../server/process/mail-service.ts";
import { type Caller, caller } from "./caller.ts";
import { createTestDatabase } from "./postgres/test-postgres.ts";

export type Member = Caller & Account & { token: string };

export type Board = {
  /** The board's address, without `/api`. */
  url: string;
  database: Database;
  address: DatabaseAddress;
  visitor: Caller;
  /** Adds a logged-in member with a unique name and address. */
  join(
    who?: Partial<Pick<Account, "firstName" | "lastName" | "email">> & { role?: Role; skills?: string[] },
  ): Promise<Member>;
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
      join: (who = {}) => join(database, url, who),
      skillIds: (...names: string[]) => skillIds(database, names),
      startMail: () => startMail({ database, config, mail, limits }, () => {}),
    } satisfies Board);
    stop = async () => {
      await app.close();
      await mail.stop();
      await drop();
    };
  });
  afterAll(() => stop());
  return board;
}

let joined = 0;

async function join(database: Database, url: string, who: Parameters<Board["join"]>[0] = {}): Promise<Member> {
  joined += 1;
  const { skills = [], ...given } = who;
  const row = { firstName: "Member", lastName: `Number ${joined}`, email: `member${joined}@example.org`, ...given };
  const [account] = await database<[Account]>`
    insert into users ${database(row)} returning id, first_name, last_name, email, role, avatar`;
  const ids = await skillIds(database, skills);
  await database`insert into user_skills (user_id, skill_id) select ${account.id}, unnest(${ids}::int[])`;
  await logEvents(database, { kind: "member.joined", actorId: account.id, memberId: account.id });
  await indexMembers(database, [account.id]);
  const token = await startSession(database, account.id, "test");
  return { ...account, token, ...caller(url, token) };
}

async function skillIds(database: Database, names: string[]): Promise<number[]> {
  const rows = await database<{ id: number; name: string }[]>`select id, name from skills where name = any(${names})`;
  return names.map((name) => {
    const id = rows.find((row) => row.name === name)?.id;
    if (!id) throw new Error(`The catalogue knows no skill ${name}`);
    return id;
  });
}
