import cluster, { type Address, type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import type { Database, DatabaseAddress } from "../database/connection.ts";
import { withoutAddresses } from "./address-redaction.ts";
import type { BoardDatabase } from "./board-database.ts";
import type { Serving } from "./server-process.ts";

/** A worker's parameters: the database, and the number of its connections there. */
export type WorkerOrder = { address: DatabaseAddress; connections: number };
/** Why a worker couldn't start. */
export type WorkerFailure = { message: string; code?: string; port?: number };

type Parent = Pick<BoardDatabase, "database" | "address"> & { config: Config; log: (line: string) => void };

export const orderVariable = "HOMECOMING_WORKER";

const mostConnections = 14;
const fewestConnections = 2;
/** The connections of each worker besides its pool: for queueing mails, the health check, and listening for wake-ups. */
const besides = 3;
/** Reserved for this process, the operator's commands and PostgreSQL itself. */
const otherConnections = 28;
const beforeAnother = 500;
const grace = 9_000;

/** Serves requests with `config.workers` processes on one port. A worker that ends is replaced. */
export async function serve({ config, database, address, log }: Parent): Promise<Serving> {
  const order: WorkerOrder = { address, connections: await connectionsForEach(database, config.workers) };
  cluster.setupPrimary({ exec: join(import.meta.dirname, "worker.ts"), args: [] });
  const start = () => cluster.fork({ [orderVariable]: JSON.stringify(order) });
  const addresses = await Promise.all(Array.from({ length: config.workers }, () => listening(start()))).catch(
    async (error: unknown) => {
      await endAll("SIGKILL");
      throw error;
    },
  );

  const replace = async ({ process }: Worker, code: number, signal: string | null) => {
    log(`Worker ${process.pid} ended (${signal ?? code}). Starting another one.`);
    await pause(beforeAnother);
    if (cluster.listeners("exit").includes(replace)) start();
  };
  cluster.on("exit", replace);
  return {
    port: addresses[0]?.port ?? config.port,
    logError: (line) => log(withoutAddresses(line)),
    close: () => {
      cluster.off("exit", replace);
      return endAll("SIGTERM");
    },
  };
}

async function connectionsForEach(database: Database, workers: number): Promise<number> {
  const [row] = await database<[{ most: number }]>`select current_setting('max_connections')::int as most`;
  const most = (each: number) => Math.floor((row.most - otherConnections) / each);
  const connections = Math.min(mostConnections, most(workers) - besides);
  if (connections >= fewestConnections) return connections;
  throw new Error(
    `WORKERS can be at most ${most(fewestConnections + besides)}: the database allows ${row.most} connections (max_connections).`,
  );
}

/**
 * Resolves when the worker listens.
 * @throws why it couldn't start
 */
function listening(worker: Worker): Promise<Address> {
  return new Promise((resolve, reject) => {
    worker.once("listening", resolve);
    worker.once("message", ({ message, ...details }: WorkerFailure) =>
      reject(Object.assign(new Error(message), details)),
    );
    worker.once("exit", (code, signal) => reject(new Error(`A worker ended while it started (${signal ?? code}).`)));
  });
}

/** Lets requests in flight finish, and kills workers that take too long. */
async function endAll(signal: NodeJS.Signals): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(async (worker) => {
      const ended = once(worker, "exit");
      worker.process.kill(signal);
      const cutOff = setTimeout(() => worker.process.kill("SIGKILL"), grace);
      await ended;
      clearTimeout(cutOff);
    }),
  );
}
