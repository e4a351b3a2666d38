import { languageCode } from "../../contract/jobs/job-facts.ts";
import { cell } from "./import-values.ts";

type Spoken = { code: string; level: string };

const english = new Intl.DisplayNames("en", { type: "language" });
const german = new Intl.DisplayNames("de", { type: "language" });
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
let codes: Map<string, string> | undefined;

/** Language codes by name: `de` by "de", "german" and "deutsch". */
function codesByName(): Map<string, string> {
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => languageCode.safeParse(code).success)
      .flatMap((code) =>
        [code, english.of(code) ?? code, german.of(code) ?? code].map((name) => [name.toLowerCase(), code]),
      ),
  );
  return codes;
}

/**
 * The languages in a cell, `German B2 | English C1`, or already as the board's replies have them; unknown names are left to the
 * schema to refuse.
 */
export function languagesIn(value: unknown): unknown {
  const content = cell(value);
  if (typeof content !== "string") return content;
  return content.split(/[|;,\n]/).map((part) => {
    const [, name = "", level = ""] = /^\s*(.+?)\s+(\S+)\s*$/.exec(part) ?? [];
    const known = level.toLowerCase() === "native" ? "native" : level.toUpperCase();
    return { code: codesByName().get(name.toLowerCase()) ?? name, level: known };
  });
}

/** The inverse of `languagesIn`. */
export const languagesInWords = (languages: readonly Spoken[]) =>
  languages.map(({ code, level }) => `${english.of(code)} ${level}`).join(" | ");
