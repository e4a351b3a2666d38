import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { imprintFor } from "../../server/pages/imprint.ts";

const folder = mkdtempSync(join(tmpdir(), "homecoming-imprint-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The imprints for readers of English and German with these settings. */
function shown(...settings: string[]) {
  const files = settings.map((setting) => [setting, join(folder, setting)] as const);
  for (const [setting, file] of files) writeFileSync(file, `${setting}\n`);
  const config = readConfig(Object.fromEntries(files));
  return (["en", "de"] as const).map((reader) => Object.values(imprintFor(reader, config)).join(" in "));
}

test("an imprint is in the reader's language, or else the common or the other one", () => {
  expect(shown("IMPRINT_FILE")).toEqual(["IMPRINT_FILE in en", "IMPRINT_FILE in de"]);
  expect(shown("IMPRINT_FILE", "IMPRINT_FILE_EN", "IMPRINT_FILE_DE")).toEqual([
    "IMPRINT_FILE_EN in en",
    "IMPRINT_FILE_DE in de",
  ]);
  expect(shown("IMPRINT_FILE", "IMPRINT_FILE_EN")).toEqual(["IMPRINT_FILE_EN in en", "IMPRINT_FILE in de"]);
  expect(shown("IMPRINT_FILE_DE")).toEqual(["IMPRINT_FILE_DE in de", "IMPRINT_FILE_DE in de"]);
  expect(shown()).toEqual([" in en", " in de"]);
});
