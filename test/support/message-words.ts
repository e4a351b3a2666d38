import { join } from "node:path";

const folder = join(import.meta.dirname, "../../messages");

/** Name and text of each message of a module, in the order of the source; `{}` stands for an argument. */
export const messagesOf = async (language: string, module: string) =>
  wordsOf(await import(join(folder, language, module)), module);

function wordsOf(message: unknown, name: string): [name: string, words: string][] {
  if (typeof message === "string") return [[name, message]];
  if (typeof message === "function") return [[name, wordsInCode(String(message))]];
  return Object.entries(message as object).flatMap(([key, part]) => wordsOf(part, `${name}.${key}`));
}

const wordsInCode = (code: string) =>
  [...code.matchAll(/(["'`])(.*?)\1/gs)].map(([, , words = ""]) => words.replace(/\$\{.*?\}/g, "{}")).join("{}");
