import { dirname } from "node:path";

type Failure = Error & { code?: string; port?: number; path?: string; syscall?: string };

/** The message for the operator when a start or a command fails; a programming error keeps its stack. */
export function sentenceFor(error: Failure): string {
  const isOurMistake = [TypeError, ReferenceError, SyntaxError, RangeError].some((kind) => error instanceof kind);
  return knownTrouble(error) ?? (isOurMistake && error.stack ? error.stack : error.message);
}

function knownTrouble({ code, message, port = 3000, path, syscall }: Failure): string | undefined {
  if (code === "EADDRINUSE" && syscall === "listen") {
    return `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === "ENOSPC" || code === "53100" || /No space left on device/i.test(message)) {
    return "There is no space left on the disk. Make room, then do this again.";
  }
  if (code === "42501" && /schema public/.test(message)) {
    return "The role in DATABASE_URL may not make tables in the schema public: grant create on schema public to it, or make it the database's owner (docs/operating.md).";
  }
  if (code === "ENOENT" && path)
    return `There is no ${syscall === "open" ? `folder ${dirname(path)}, or no file ${path}` : path} here.`;
  if ((code === "EACCES" || code === "EPERM") && path)
    return `${path} is not ours to use. Check whose it is, and who runs the board.`;
  if ((code === "EEXIST" && syscall === "mkdir") || code === "ENOTDIR") {
    return `${path} can't be a folder, or lie in one: there is a file in its place.`;
  }
  if (code === "EROFS") return `${path} is on a disk that can only be read.`;
  return undefined;
}
