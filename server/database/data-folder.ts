import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder for this user alone, and its parents. One by one: Node's `recursive` never returns below a folder in which none
 * can be made, such as /proc.
 */
export function makeDataFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeDataFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another start made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
