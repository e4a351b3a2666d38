import { readFileSync } from "node:fs";
import type { Config } from "../config/config.ts";
import type { Language } from "../languages/languages.ts";

/** The operator's imprint for a language: its own, the common one, or the other language's, marked as such. */
export function imprintFor(language: Language, { imprintFiles }: Config): { text: string; language: Language } {
  const other = language === "en" ? "de" : "en";
  const own = imprintFiles[language] ?? imprintFiles.all;
  const file = own ?? imprintFiles[other];
  return { text: file ? readFileSync(file, "utf8").trim() : "", language: own || !file ? language : other };
}
