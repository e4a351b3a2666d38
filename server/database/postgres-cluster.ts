import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { commandLine, noUserForPostgres, type PostgresProgram, runProgram } from "./postgres-program.ts";
import { port } from "./postmaster.ts";

export type EmbeddedConnection = { host: string; port: number; database: string; username: string };
export const databaseName = "homecoming";
/** The role of the board: no superuser. */
export const boardRole = "board";
/** The superuser that initdb creates. */
export const superuser = "homecoming";

// A Unix socket's address is limited to 104 bytes on macOS and 108 on Linux.
const longestSocketAddress = 103;
const largestLog = 5_000_000;

/** Creates the cluster where there is none, in a draft folder that is renamed, so that a killed attempt does no harm. */
export function ensureCluster(program: PostgresProgram, cluster: string, durable: boolean): void {
  if (existsSync(cluster)) return;
  const draft = `${cluster}.${process.pid}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  own(program, draft);
  if (program.uid !== undefined) chmodSync(dirname(cluster), 0o711);
  const made = runProgram(program, "initdb", [
    ...["-D", draft, "-U", superuser, "--auth=trust", "--encoding=UTF8"],
    ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    if (program.uid !== undefined && /Permission denied/.test(made.stderr)) throw noUserForPostgres();
    if (/No space left on device/.test(made.stderr)) throw new Error(`No space left on device: ${cluster}`);
    throw new Error(`The database could not be created in ${cluster}: ${lastLine(made.stderr) || made.error?.message}`);
  }
  try {
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

/** The folder of the socket: the cluster, or a private temporary folder where that path is too long for a socket. */
export function makeSocketFolder(program: PostgresProgram, cluster: string): string {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= longestSocketAddress) return cluster;
  const base = Buffer.byteLength(tmpdir()) < 50 ? tmpdir() : "/tmp";
  const folder = mkdtempSync(join(base, "homecoming-"));
  chmodSync(folder, 0o700);
  own(program, folder);
  return folder;
}

/** Starts the server in its own session, so that Ctrl-C in the terminal doesn't reach it before we stop it. */
export function launch(program: PostgresProgram, cluster: string, socketFolder: string, durable: boolean) {
  const log = openLog(program, cluster);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    fsync: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
    // By default every file is synced on its own after a crash, which takes seconds on a busy disk.
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    timezone: "UTC",
    // A refused statement's detail would contain what members typed.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command = "", ...words] = commandLine(program, "postgres", ["-D", cluster, ...options]);
  const { uid, gid } = program;
  const child = spawn(command, words, { uid, gid, cwd: "/", detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  return child;
}

/** The last error in PostgreSQL's log, to explain why it doesn't start; without time and process. */
export function lastWords(cluster: string): string {
  const lines = readFileSync(logOf(cluster), "utf8").split("\n");
  const line = lastLine(lines.filter((line) => /FATAL|PANIC|ERROR|could not/.test(line)).join("\n"));
  if (/No space left on device/.test(line)) return "there is No space left on device";
  return line.replace(/^.*?\[\d+\] \w+: +/, "");
}

const logOf = (cluster: string) => `${cluster}.log`;

function openLog(program: PostgresProgram, cluster: string): number {
  const file = logOf(cluster);
  if (existsSync(file) && statSync(file).size > largestLog) renameSync(file, `${file}.old`);
  const log = openSync(file, "a", 0o600);
  own(program, file);
  return log;
}

function own({ uid, gid }: PostgresProgram, folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
