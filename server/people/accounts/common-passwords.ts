import { readFile } from "node:fs/promises";
import { join } from "node:path";

let list: Promise<string> | undefined;

/** Whether a password is among the most common ones, ignoring case. The list is loaded with the first check. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readFile(join(import.meta.dirname, "common-passwords.txt"), "utf8");
  return (await list).includes(`\n${password.normalize("NFKC").toLowerCase()}\n`);
}
