import { readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";

/** The running PostgreSQL of a cluster, as its lock file tells. */
export type Postmaster = { pid: number; socketFolder: string; ready: boolean };

export const port = 5432;
const lockFile = "postmaster.pid";

/** Folders are given as their real paths throughout. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const [pid, , , , socketFolder = "", , , status = ""] = readFileSync(join(cluster, lockFile), "utf8").split("\n");
    return { pid: Number(pid), socketFolder, ready: status.trim() === "ready" };
  } catch {
    return null;
  }
}

/** Whether this process id is, now, the cluster's PostgreSQL: a zombie is not, nor is a stranger with a used number. */
export function isPostmaster(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== "linux" || worksIn(pid, cluster);
}

/** Whether someone answers at the cluster's socket. It is asked first: a process id means nothing across containers. */
export function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(socketFolder, `.s.PGSQL.${port}`));
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Takes away the lock that a killed PostgreSQL left. PostgreSQL does this itself where the process is gone, but a zombie or
 * a stranger that got its number stops it for ever.
 * @returns false while a process still works in the cluster: wait and try again
 */
export function removeStaleLock(cluster: string): boolean {
  if (process.platform !== "linux") return true;
  if (processIds().some((pid) => worksIn(pid, cluster))) return false;
  for (const file of [lockFile, `.s.PGSQL.${port}.lock`]) rmSync(join(cluster, file), { force: true });
  return true;
}

function processIds(): number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** Every process of PostgreSQL works in its cluster's folder. A zombie has no folder any more. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, "utf8") === "postgres\n";
  } catch {
    return false;
  }
}
