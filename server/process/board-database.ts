import { setTimeout as pause } from "node:timers/promises";
import { renewWebsiteDomains } from "../companies/company-domain.ts";
import type { Config } from "../config/config.ts";
import { deleteOldChanges } from "../database/change-feed.ts";
import { type Database, type DatabaseAddress, isDatabaseDown, openDatabase } from "../database/connection.ts";
import { startEmbeddedPostgres } from "../database/embedded-postgres.ts";
import { migrate } from "../database/migrations.ts";
import { openVisitorsDatabase } from "../database/visitor-pool.ts";
import { computeLinkKeys } from "../jobs/job-link-key.ts";
import { pushKeys } from "../notifications/push-keys.ts";
import { loadSkillCatalogue } from "../skills/skill-catalogue.ts";

export type BoardDatabase = {
  database: Database;
  /** For libraries with a driver of their own. */
  address: DatabaseAddress;
  close(): Promise<void>;
};

export type ServedDatabase = BoardDatabase & {
  connections(): number;
  /** Waits until the database answers and migrates it; until then, all queries are refused. */
  prepare(signal: AbortSignal): Promise<void>;
};

type Log = (line: string) => void;

const oldestVersion = 15;
const untilAskedAgain = 500;
/** A server that isn't PostgreSQL may keep a connection open and never answer. */
const patience = 20_000;

/**
 * The migrated database for a command: that of `DATABASE_URL`, or the board's own, joined where a server already runs on it.
 * @throws Error with a sentence for the operator
 */
export async function openBoardDatabase(config: Config, { log }: { log: Log }): Promise<BoardDatabase> {
  const { address, stop } = await findDatabase(config, log);
  const database = openDatabase(address);
  const close = async () => {
    await database.end({ timeout: 5 });
    await stop();
  };
  try {
    await bringUpToDate(address, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, address, close };
}

/**
 * The database for the server; the board's own one allows a single server.
 * @throws Error with a sentence for the operator
 */
export async function openServedDatabase(config: Config, { log }: { log: Log }): Promise<ServedDatabase> {
  const { address, stop } = await findDatabase(config, log, { alone: true });
  const { database, open, connections, close } = openVisitorsDatabase(address, { log });
  return {
    database,
    address,
    connections,
    prepare: async (signal) => {
      await untilItAnswers(() => bringUpToDate(address, log), { log, signal });
      open();
    },
    close: async () => {
      await close();
      await stop();
    },
  };
}

async function findDatabase(config: Config, log: Log, { alone = false } = {}) {
  if (config.databaseUrl) return { address: config.databaseUrl, stop: async () => {} };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log, alone });
  return { address: connection, stop };
}

/** Any failure to connect to an external database, a wrong password included, may be temporary. */
class Unreachable extends Error {}

type Waiting = { log: Log; signal: AbortSignal };

/** Retries work until the database answers; logs each different failure once. */
export async function untilItAnswers(work: () => Promise<void>, { log, signal }: Waiting): Promise<void> {
  let said = "";
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof Unreachable || isDatabaseDown(error);
      if (!isPassing || signal.aborted) throw error;
      if (error.message !== said) log(error.message);
      said = error.message;
    }
    await pause(untilAskedAgain, undefined, { signal });
  }
}

async function bringUpToDate(address: DatabaseAddress, log: Log): Promise<void> {
  const database = openDatabase(address, { max: 2 });
  try {
    if (typeof address === "string") await checkServer(database, address);
    await migrate(database, { log });
    await loadSkillCatalogue(database);
    await computeLinkKeys(database);
    await renewWebsiteDomains(database);
    await pushKeys(database);
    await deleteOldChanges(database);
  } finally {
    await database.end({ timeout: 1 });
  }
}

async function checkServer(database: Database, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const asked = database<{ version: string }[]>`select current_setting('server_version_num') as version`;
  const late = pause(patience, undefined, { ref: false }).then(() => Promise.reject(new Error("it doesn't answer")));
  const [server] = await Promise.race([asked, late]).catch((error: Error) => {
    throw new Unreachable(
      `The database ${pathname.slice(1)} at ${host} does not answer: ${reason(error)}. Check DATABASE_URL.`,
    );
  });
  const version = Math.floor(Number(server?.version) / 10_000);
  if (version < oldestVersion) {
    throw new Error(`The database at ${host} is PostgreSQL ${version}; Homecoming needs ${oldestVersion} or newer.`);
  }
}

/** An address with several IPs fails with an AggregateError, which has no message. */
function reason(error: Error): string {
  const { code = "", message }: NodeJS.ErrnoException =
    error instanceof AggregateError ? (error.errors[0] as Error) : error;
  return unreachable[code] ?? message.replace(/\.$/, "");
}

const unreachable: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its name can't be resolved at the moment",
  CONNECT_TIMEOUT: "it didn't answer in time",
};
