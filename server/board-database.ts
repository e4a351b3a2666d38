import type { Config } from "./config.ts";
import { type Database, type DatabaseAddress, openDatabase } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { loadSkillCatalogue } from "./skills/skill-catalogue.ts";

/** `address` is for what brings its own driver. */
export type BoardDatabase = { database: Database; address: DatabaseAddress; close(): Promise<void> };

type Options = { log: (line: string) => void; alone?: boolean };

const oldestVersion = 15;
/** What a visitor waits for at most, in milliseconds. */
export const patience = 5000;

/**
 * The board's database, up to date: the one that `DATABASE_URL` names, or else its own.
 * @param options.alone for the server: its own database serves one server only
 * @throws Error with a sentence for the operator
 */
export async function openBoardDatabase(config: Config, { log, alone }: Options): Promise<BoardDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log, alone });
  const address = config.databaseUrl ?? (embedded?.connection as NonNullable<typeof embedded>["connection"]);
  const database = openDatabase(address, { patience: alone ? patience : 0 });
  const close = async () => {
    await database.end({ timeout: 5 });
    await embedded?.stop();
  };
  try {
    if (config.databaseUrl) await checkServer(database, config.databaseUrl);
    await migrate(database, { log });
    await loadSkillCatalogue(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, address, close };
}

async function checkServer(database: Database, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const [server] = await database<{ version: string }[]>`select current_setting('server_version_num') as version`.catch(
    (error: Error) => {
      throw new Error(
        `The database ${pathname.slice(1)} at ${host} does not answer: ${reason(error)}. Check DATABASE_URL.`,
      );
    },
  );
  const version = Math.floor(Number(server?.version) / 10_000);
  if (version < oldestVersion) {
    throw new Error(`The database at ${host} is PostgreSQL ${version}; Homecoming needs ${oldestVersion} or newer.`);
  }
}

/** An address with several IPs fails with several errors and no message of its own. */
function reason(error: Error): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  return first.message.replace(/\.$/, "");
}
