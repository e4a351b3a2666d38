import { language } from "#messages/job-facts.ts";
import { languageCode } from "../../contract/jobs/job-facts.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
let names: Record<string, string> | undefined;

/** The languages of the world that have two letters, by their names in the reader's language. */
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
