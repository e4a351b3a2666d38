import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Rows that no test's name carries yet. */
const untested: string[] = [];

const rows = [...readFileSync(join(root, "docs/promises.md"), "utf8").matchAll(/^\| ([SFU]\d+) \| (\S.*) \|$/gm)];
const promises = rows.map(([, row]) => row as string);

/**
 * The numbers in the names of a file's tests, suites and steps: what is skipped or only mentioned proves nothing. `search F12` is
 * a rule of searching.
 */
function numbersIn(code: string): string[] {
  const names = code.matchAll(
    /\b(?:test|describe|step)(?:\.(?:each|for|runIf|step)\b[\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g,
  );
  return [...names].flatMap(([, , name = ""]) => name.match(/(?<!search )\b[SFU]\d{1,3}\b/g) ?? []);
}

const withZero = (number: string) => number.replace(/^([SU])(\d)$/, "$10$2").replace(/^F0(\d)$/, "F$1");

test("every promise stands in a test's name, but for those that are known to wait", async () => {
  const proved = new Set<string>();
  for await (const file of glob("{test,database}/**/*.test.ts", { cwd: root })) {
    for (const number of numbersIn(readFileSync(join(root, file), "utf8"))) proved.add(withZero(number));
  }
  expect(promises.filter((row) => !proved.has(row))).toEqual(untested);
  expect([...proved].filter((number) => !promises.includes(number))).toEqual([]);
});

test("no promise is lost, and none stands twice", () => {
  const counted = Object.fromEntries(
    ["S", "F", "U"].map((group) => [group, promises.filter((row) => row.startsWith(group)).length]),
  );
  expect(counted).toEqual({ S: 146, F: 36, U: 56 });
  expect(new Set(promises).size).toBe(promises.length);
});
