import { language } from "#messages/job-facts.ts";
import { languageCode } from "../../contract/jobs/job-facts.ts";
import { likelyFirst } from "../ui/forms/choice-order.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
let names: Record<string, string> | undefined;

/**
 * The names of all languages with a two-letter code, in the page's language; first the browser's languages, English and German.
 */
export function languageNames(): Record<string, string> {
  if (names) return names;
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => languageCode.safeParse(code).success)
    .sort((one, other) => language(one).localeCompare(language(other)));
  const own = navigator.languages.map((tag) => tag.slice(0, 2));
  names = Object.fromEntries(likelyFirst(codes, [...own, "en", "de"]).map((code) => [code, language(code)]));
  return names;
}
