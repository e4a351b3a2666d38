import { readFileSync } from "node:fs";
import type { Config } from "../config/config.ts";
import type { Language } from "../languages/languages.ts";

/** What the operator wrote for readers of this language, else for all, else for those of the other: in that language then. */
export function imprintFor(language: Language, { imprintFiles }: Config): { text: string; language: Language } {
  const other = language === "en" ? "de" : "en";
  const own = imprintFiles[language] ?? imprintFiles.all;
  const file = own ?? imprintFiles[other];
  return { text: file ? readFileSync(file, "utf8").trim() : "", language: own || !file ? language : other };
}
