import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Promises that only `npm run test:all` proves, and why. */
const provenByAllAlone: Record<string, string> = {
  S94: "measures time: nothing may run beside it",
  F6: "waits for a database that comes late",
  F7: "waits for time-outs",
  F8: "waits for time-outs",
  F13: "ten times the load: nothing may run beside it",
  F15: "sends bodies of megabytes to every call",
  F21: "upgrades thousands of members under load",
  F29: "kills processes and waits for what another one takes over",
  F39: "copies an installation and patches it",
  U48: "needs a browser context with a service worker of its own, for each language",
};

const rows = [...readFileSync(join(root, "docs/promises.md"), "utf8").matchAll(/^\| ([EFGKSUW]\d+) \| (\S.*) \|$/gm)];
const promises = rows.map(([, row]) => row as string);

type Proofs = { core: Set<string>; all: Set<string> };

/**
 * Adds the numbers in the names of a file's tests, suites and steps; other mentions prove nothing. `search F12` is a rule of
 * searching. Faults, hostile input, and everything with the tag `all` run in `npm run test:all` alone.
 */
function addProofs(file: string, code: string, { core, all }: Proofs): void {
  const isAll = /^test\/(faults\/|hostile\/(hostile|long-texts|pictures))|@module-tag all/m.test(`${file}\n${code}`);
  const names = code.matchAll(
    /\b(?:test|describe|step)(?:\.(?:each|for|runIf|step)\b[\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1(\s*,\s*\{[^{}]*\btags?: "@?all")?/g,
  );
  for (const [, , name = "", tag] of names) {
    for (const [number] of name.matchAll(/(?<!search )\b[EFGKSUW]\d{1,3}\b/g))
      (isAll || tag ? all : core).add(withZero(number));
  }
}

const withZero = (number: string) => number.replace(/^([EGKSUW])(\d)$/, "$10$2").replace(/^F0(\d)$/, "F$1");

test("every promise is proven by a core test, or by @all tests with a given reason", async () => {
  const proofs: Proofs = { core: new Set(), all: new Set() };
  for await (const file of glob("{test,database}/**/*.test.ts", { cwd: root })) {
    addProofs(file, readFileSync(join(root, file), "utf8"), proofs);
  }
  const { core, all } = proofs;
  expect(promises.filter((row) => !core.has(row) && !(all.has(row) && row in provenByAllAlone))).toEqual([]);
  expect(Object.keys(provenByAllAlone).filter((row) => core.has(row))).toEqual([]);
  expect([...core, ...all].filter((number) => !promises.includes(number))).toEqual([]);
});

test("no promise is listed twice", () => {
  expect(promises.length).toBeGreaterThan(0);
  expect(new Set(promises).size).toBe(promises.length);
});
