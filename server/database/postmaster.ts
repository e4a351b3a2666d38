import { readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";

/** A cluster's running PostgreSQL, as its lock file describes it. */
export type Postmaster = { pid: number; socketFolder: string; ready: boolean };

export const port = 5432;
const lockFile = "postmaster.pid";

/** Expects real paths, as all functions here do. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const [pid, , , , socketFolder = "", , , status = ""] = readFileSync(join(cluster, lockFile), "utf8").split("\n");
    return { pid: Number(pid), socketFolder, ready: status.trim() === "ready" };
  } catch {
    return null;
  }
}

/** Whether this process id is the cluster's PostgreSQL now, not a zombie, nor an unrelated process with a reused id. */
export function isPostmaster(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== "linux" || worksIn(pid, cluster);
}

/**
 * Whether a server accepts connections at the cluster's socket. Asked as well as the process id, which is meaningless across
 * containers.
 */
export function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(socketFolder, `.s.PGSQL.${port}`));
    socket.once("connect", () => {
      resolve(true);
      socket.destroy();
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Removes the lock files of a killed PostgreSQL. PostgreSQL does so itself where the process is gone, but not where it is a
 * zombie or its id was reused.
 * @returns false while a process still works in the cluster: wait and try again
 */
export function removeStaleLock(cluster: string): boolean {
  if (process.platform !== "linux") return true;
  const stale = readPostmaster(cluster)?.pid;
  if (processIds().some((pid) => worksIn(pid, cluster))) return false;
  // If it is gone or has changed, it belongs to another start.
  if (!Object.is(readPostmaster(cluster)?.pid, stale)) return false;
  if (stale === undefined) return true;
  for (const file of [lockFile, `.s.PGSQL.${port}.lock`]) rmSync(join(cluster, file), { force: true });
  return true;
}

function processIds(): number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** PostgreSQL's processes have the cluster as their working directory; a zombie has none. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, "utf8") === "postgres\n";
  } catch {
    return false;
  }
}
