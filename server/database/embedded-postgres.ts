import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder } from "./data-folder.ts";
import {
  boardRole,
  databaseName,
  type EmbeddedConnection,
  ensureCluster,
  lastWords,
  launch,
  makeSocketFolder,
} from "./postgres-cluster.ts";
import { findPostgres, type PostgresProgram } from "./postgres-program.ts";
import { ensureDatabase, ensureRole } from "./postgres-role.ts";
import { AlreadyRunning, becomeTenant, type Tenancy } from "./postgres-tenancy.ts";
import { answers, isPostmaster, type Postmaster, port, readPostmaster, removeStaleLock } from "./postmaster.ts";
import { logOnce } from "./trouble-log.ts";

export type EmbeddedPostgres = { connection: EmbeddedConnection; stop(): Promise<void> };

type Options = {
  /** The board's data folder; PostgreSQL's data is in its subfolder `postgres`. */
  dataDir: string;
  log: (line: string) => void;
  /** Whether only one such tenant may use this data (the server); without it, a running database is joined. */
  alone?: boolean;
  /** `false` for a throw-away database: it doesn't wait for the disk. */
  durable?: boolean;
};

const patience = 60_000;
const heartbeat = 500;

/**
 * Starts the board's own PostgreSQL, or joins the one that already runs on this data, be it another tenant's or one that
 * outlived a killed server. It is restarted when it crashes. `stop` shuts it down unless others use it.
 * @throws AlreadyRunning, or an Error with a sentence for the operator
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, alone = false, durable = true } = options;
  makeDataFolder(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  const folder = join(dataDir, "postgres");
  const program = findPostgres(folder);
  ensureCluster(program, folder, durable);
  const cluster = realpathSync(folder);

  let { postmaster, tenancy } = await settle();
  const connection = { host: postmaster.socketFolder, port, database: databaseName, username: boardRole };
  await ensureDatabase(connection);

  let tending: Promise<void> = Promise.resolve();
  let busy = false;
  let isLost = false;
  const logTrouble = logOnce(log);
  const timer = setInterval(() => {
    if (busy || (tenancy.isHeld() && isPostmaster(postmaster.pid, cluster))) return;
    busy = true;
    tending = tend().finally(() => {
      busy = false;
    });
  }, heartbeat).unref();

  return {
    connection,
    stop: async () => {
      clearInterval(timer);
      await tending;
      await tenancy.leave(() => stopPostmaster(postmaster, cluster)).catch(() => {});
    },
  };

  async function settle(socketFolder?: string): Promise<{ postmaster: Postmaster; tenancy: Tenancy }> {
    const deadline = Date.now() + patience;
    for (;;) {
      const running = await runningPostmaster(program, cluster, { socketFolder, durable, deadline });
      const place = { host: running.socketFolder, port, database: databaseName, username: boardRole };
      try {
        await ensureRole(place);
        return { postmaster: running, tenancy: await becomeTenant(place, dataDir, alone) };
      } catch (error) {
        // The server was shutting down while we connected.
        if (error instanceof AlreadyRunning || Date.now() > deadline) throw error;
        await pause(100);
      }
    }
  }

  async function tend(): Promise<void> {
    if (!isLost) log("The connection to the database was lost. Reconnecting.");
    isLost = true;
    await tenancy.drop();
    try {
      ({ postmaster, tenancy } = await settle(connection.host));
      log("The database is back.");
      isLost = false;
    } catch (error) {
      logTrouble((error as Error).message);
    }
  }
}

type Start = { socketFolder?: string; durable: boolean; deadline: number };

async function runningPostmaster(program: PostgresProgram, cluster: string, start: Start): Promise<Postmaster> {
  for (;;) {
    const found = readPostmaster(cluster);
    const lives = () => found !== null && isPostmaster(found.pid, cluster);
    const alive = found && (lives() || (await answers(found.socketFolder)));
    const ready = alive
      ? await becomesReady(found.pid, cluster, start.deadline, lives)
      : await launchOnce(program, cluster, start);
    // None where another tenant has stopped it since.
    const postmaster = ready && readPostmaster(cluster);
    if (postmaster) return postmaster;
    if (Date.now() > start.deadline) throw new Error(`The database did not start: ${lastWords(cluster)}`);
    await pause(200);
  }
}

/** @returns whether a server is ready; false if another start got there first, to be tried again */
async function launchOnce(program: PostgresProgram, cluster: string, start: Start): Promise<boolean> {
  if (!removeStaleLock(cluster)) return false;
  const socketFolder = start.socketFolder ?? makeSocketFolder(program, cluster);
  const child = launch(program, cluster, socketFolder, start.durable);
  let ended = child.pid === undefined;
  child.once("exit", () => {
    ended = true;
  });
  child.once("error", () => {});
  if (await becomesReady(child.pid ?? 0, cluster, start.deadline, () => !ended)) return true;
  if (!start.socketFolder) removeSocketFolder(socketFolder, cluster);
  const reason = lastWords(cluster);
  if (!/lock file|shared memory block|Is another postmaster/i.test(reason)) {
    throw new Error(`The database did not start: ${reason}`);
  }
  return false;
}

async function becomesReady(pid: number, cluster: string, deadline: number, lives: () => boolean): Promise<boolean> {
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster.ready && (await answers(postmaster.socketFolder))) return true;
    if (!lives()) return false;
    await pause(15);
  }
  return false;
}

/**
 * Shuts PostgreSQL down: fast, which ends sessions and flushes; after ten seconds immediately, which needs recovery at the next
 * start.
 */
async function stopPostmaster({ pid, socketFolder }: Postmaster, cluster: string): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (isPostmaster(pid, cluster)) process.kill(pid, signal);
    const deadline = Date.now() + 10_000;
    while (isPostmaster(pid, cluster) && Date.now() < deadline) await pause(10);
  }
  removeSocketFolder(socketFolder, cluster);
}

function removeSocketFolder(folder: string, cluster: string): void {
  if (folder !== cluster) rmSync(folder, { recursive: true, force: true });
}
