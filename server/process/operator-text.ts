import { dirname } from "node:path";
import { isDatabaseDown } from "../database/connection.ts";

type Failure = Error & { code?: string; port?: number; path?: string; syscall?: string };

/** The sentence for the operator when a start or a command fails; unforeseen errors also have their stack, if `inFull`. */
export function sentenceFor(error: Failure, { inFull = process.env.LOG_LEVEL === "debug" } = {}): string {
  const sentence = knownTrouble(error);
  if (sentence) return sentence;
  if (isOurs(error)) return error.message;
  const what = [error.name, error.code].filter(Boolean).join(" ");
  const unforeseen = `This is a bug in Homecoming (${what}).`;
  return inFull
    ? `${unforeseen}\n${error.stack}`
    : `${unforeseen} Run it again with LOG_LEVEL=debug to see where, and please report it.`;
}

/** Errors of Node, the database and packages have a name or an upper-case code; ours are plain errors with a sentence. */
const isOurs = ({ name, code = "" }: Failure) => name === "Error" && !/^[A-Z\d_]+$/.test(code);

function knownTrouble(error: Failure): string | undefined {
  const { code, message, port = 3000, path, syscall } = error;
  if (code === "EADDRINUSE" && /^(listen|bind)/.test(syscall ?? message)) {
    return `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === "EACCES" && /^(listen|bind)/.test(syscall ?? message)) {
    return `Port ${port} can't be opened: ports below 1024 belong to the system. Choose another one with PORT, and put a proxy in front.`;
  }
  if (code === "ENOSPC" || code === "53100" || /No space left on device/i.test(message)) {
    return "There is no space left on the disk. Free some space, then try again.";
  }
  if (code === "42501" && /schema public/.test(message)) {
    return "The role in DATABASE_URL may not create tables in the schema public: grant create on schema public to it, or make it the database's owner (docs/operating.md).";
  }
  if (code === "ENOENT" && syscall === "mkdir")
    return `No folder can be created at ${path}. Choose another place for it.`;
  if (code === "ENOENT" && path)
    return `There is no ${syscall === "open" ? `folder ${dirname(path)}, or no file ${path}` : path} here.`;
  if ((code === "EACCES" || code === "EPERM") && path)
    return `The board's user may not use ${path}. Check its owner, and which user runs the board.`;
  if ((code === "EEXIST" && syscall === "mkdir") || code === "ENOTDIR") {
    return `${path} can't be a folder or be in one: a file is in its place.`;
  }
  if (code?.endsWith("EISDIR")) return `${path ?? "What should be a file"} is a folder, not a file.`;
  if (code === "EROFS") return `${path} is on a read-only disk.`;
  // Other problems of a file or folder: its name is too long, it links to itself.
  const reason = path && /^E[A-Z\d]+: ([^,]+)/.exec(message)?.[1];
  if (reason) return `${path} can't be used: ${reason}.`;
  if (isDatabaseDown(error) && (syscall === "connect" || !/^(ENOENT|57014|55P03|40P01)/.test(code ?? "")))
    return "The connection to the database was lost before this was done. Check that the database is running, then try again.";
  return undefined;
}
