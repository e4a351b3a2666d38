import { language } from "#messages/job-facts.ts";
import { languageCode } from "../../contract/jobs/job-facts.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
let names: Record<string, string> | undefined;

/** The names of all languages with a two-letter code, in the page's language. */
export function languageNames(): Record<string, string> {
  names ??= Object.fromEntries(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => languageCode.safeParse(code).success)
      .map((code) => [code, language(code)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other)),
  );
  return names;
}
