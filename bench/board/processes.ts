import { readFileSync } from "node:fs";

// Reads Linux's /proc; elsewhere the figures are unknown.

const ticksPerSecond = 100;

/** The ids of a process and all its descendants. */
export function family(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

/** Their CPU time in milliseconds; an id that is listed twice counts once. */
export const workOf = (pids: readonly number[]) =>
  [...new Set(pids)].reduce((sum, pid) => {
    const fields = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /, "")
      .split(" ");
    const [user, system] = [Number(fields[11] ?? 0), Number(fields[12] ?? 0)];
    return sum + ((user + system) / ticksPerSecond) * 1000;
  }, 0);

/** Their resident memory in megabytes. Not for PostgreSQL, whose processes share most of theirs. */
export const megabytesOf = (pids: readonly number[]) =>
  pids
    .filter((pid) => read(`/proc/${pid}/comm`).trim() !== "postgres")
    .reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1000, 0);

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
