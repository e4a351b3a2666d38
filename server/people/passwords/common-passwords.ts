import { readFile } from "node:fs/promises";
import { join } from "node:path";

let list: Promise<string> | undefined;

/** Whether a password is among the most common ones, in whatever case. They are read when the first password is chosen. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readFile(join(import.meta.dirname, "common-passwords.txt"), "utf8");
  return (await list).includes(`\n${password.normalize("NFKC").toLowerCase()}\n`);
}
