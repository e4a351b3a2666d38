import Negotiator from "negotiator";
import { type Language, languages } from "./languages.ts";

/**
 * The first of our languages in an `Accept-Language` header, by preference. `de-AT` means German; `*` stands for the one that
 * the header doesn't name. Undefined if none matches or any would do.
 */
export function preferredLanguage(header = ""): Language | undefined {
  const asked = new Negotiator({ headers: { "accept-language": header } }).languages();
  const isNamed = (language: string) => new RegExp(`(^|,)\\s*${language}\\b`, "i").test(header);
  const others = ourLanguages.filter((language) => !isNamed(language));
  for (const range of asked) {
    const primary = range === "*" && others.length === 1 ? others[0] : range.split("-")[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return undefined;
}

const ourLanguages = Object.keys(languages) as Language[];

export const isLanguage = (value: unknown): value is Language => ourLanguages.includes(value as Language);
