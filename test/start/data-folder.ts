import { spawnSync } from "node:child_process";
import { chownSync, readdirSync, readlinkSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { type DatabaseAddress, openDatabase } from "../../server/database/connection.ts";
import { startEmbeddedPostgres } from "../../server/database/embedded-postgres.ts";
import { boardRole, databaseName } from "../../server/database/postgres-cluster.ts";
import { port, readPostmaster } from "../../server/database/postmaster.ts";
import { writeCompany } from "../support/posts.ts";
import { type Identity, type ServerProcess, type Settings, startServer } from "../support/server-process.ts";

export type DataFolder = {
  path: string;
  /** Starts a server on this data; it is killed at the end of the test. */
  start(settings?: Settings): Promise<ServerProcess>;
  addCompany(name: string): Promise<void>;
  companies(): Promise<string[]>;
  /** The process id of the database, or undefined if none runs. */
  postgres(): number | undefined;
  /** The address of the database while it runs. */
  connection(): DatabaseAddress;
  /** Every process of the database. */
  processes(): number[];
};

/** These tests start real programs, some with a new database, which takes time on a busy machine. */
export const unhurried = { timeout: 90_000 };

/**
 * A private folder for a board's data, deleted after the test. It contains an empty board that was started once.
 * @param isNew whether the folder is empty, so that the first start creates its database
 */
export async function dataFolder({ name = "data", as = {} as Identity, isNew = false } = {}): Promise<DataFolder> {
  const home = await mkdtemp(join(tmpdir(), "homecoming-start-"));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(home, as.uid, as.gid);
  const path = join(home, name);
  const cluster = join(path, "postgres");
  if (!isNew) await copyCluster(path);
  const servers: ServerProcess[] = [];
  const processes = () => processesIn(cluster);
  onTestFinished(async () => {
    for (const { pid } of servers) killOutright(pid);
    while (processes().length > 0) {
      for (const pid of processes()) killOutright(pid);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  const onData = async <Result>(work: (database: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: path, log: () => {} });
    const database = openDatabase(connection, { max: 1 });
    try {
      return await work(database);
    } finally {
      await database.end();
      await stop();
    }
  };
  return {
    path,
    start: async (settings = {}) => {
      const server = await startServer({ DATA_DIR: path, ...settings }, as);
      servers.push(server);
      return server;
    },
    addCompany: (company) => onData(async (database) => void (await writeCompany(database, company))),
    companies: () =>
      onData(async (database) =>
        (await database<{ title: string }[]>`select title from posts where kind = 'company'`).map(({ title }) => title),
      ),
    connection: () => {
      const host = readPostmaster(cluster)?.socketFolder ?? cluster;
      return { host, port, database: databaseName, username: boardRole };
    },
    postgres: () => readPostmaster(cluster)?.pid,
    processes,
  };
}

async function copyCluster(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  spawnSync("cp", ["-a", inject("migrated"), join(path, "postgres")]);
  // If root runs the board, its database runs as another user, who must be able to read the folder.
  if (process.getuid?.() === 0) await chmod(path, 0o711);
}

export function killOutright(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

function processesIn(folder: string): number[] {
  const ids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return ids.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}
