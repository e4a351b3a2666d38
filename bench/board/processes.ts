import { readFileSync } from "node:fs";

// What Linux tells of processes; elsewhere nothing is known.

const ticksPerSecond = 100;

/** A process and all that it started. */
export function family(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

/** For how long they have worked, in milliseconds; each counts once, also where it is of two families. */
export const workOf = (pids: readonly number[]) =>
  [...new Set(pids)].reduce((sum, pid) => {
    const fields = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /, "")
      .split(" ");
    const [user, system] = [Number(fields[11] ?? 0), Number(fields[12] ?? 0)];
    return sum + ((user + system) / ticksPerSecond) * 1000;
  }, 0);

/** Their resident memory. Those of PostgreSQL would count what they share many times. */
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
