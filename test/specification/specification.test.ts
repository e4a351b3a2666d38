import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The number of decisions in the specification. */
const decisions = 12;

type Proof = { file: string; title: string };
type Statement = { section: string; words: string; proofs: Proof[] };

const statements = statementsOf(read("docs/specification.md"));

function statementsOf(text: string): Statement[] {
  const found: Statement[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3);
    if (!line.startsWith("- ")) continue;
    const [words = "", ...rest] = line.slice(2).split(" — ");
    found.push({ section, words, proofs: proofsIn(rest.join(" — ")) });
  }
  return found;
}

function proofsIn(text: string): Proof[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, proof = ""]) => {
    const [file = "", ...title] = proof.split(" › ");
    return { file, title: title.join(" › ") };
  });
}

/** The titles of the tests in a file, without skipped ones. */
function titlesIn(file: string): Set<string> {
  const calls = read(file).matchAll(/\btest(?:\.(?:each|for)\([^"]*?(?:"[^"]*"[^"]*?)*\))?\(\s*("(?:[^"\\]|\\.)*")/g);
  return new Set([...calls].map(([, title = '""']) => JSON.parse(title) as string));
}

test("every statement of the specification names a test that proves it", () => {
  const without = statements.filter(({ words, proofs }) => !words || proofs.length === 0);
  expect(without.map(({ section, words }) => `${section}: ${words}`)).toEqual([]);
});

test("every test that a statement names exists", () => {
  const titles = new Map<string, Set<string>>();
  const missing: string[] = [];
  for (const { file, title } of statements.flatMap(({ proofs }) => proofs)) {
    const isTest = /^(test|database)\/.+\.test\.ts$/.test(file) && existsSync(join(root, file));
    if (isTest && !titles.has(file)) titles.set(file, titlesIn(file));
    if (!titles.get(file)?.has(title)) missing.push(`${file} › ${title}`);
  }
  expect([...new Set(missing)]).toEqual([]);
});

test("no statement occurs twice in its section", () => {
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ section, words }) => section + words)).size).toBe(statements.length);
});

test("a statement that refers to a decision names an existing one", () => {
  const named = statements.flatMap(({ words }) => [...words.matchAll(/\(decision (\d+)\b/g)]).map(([, n]) => Number(n));
  expect(named.length).toBeGreaterThan(0);
  for (const number of named) {
    expect(number).toBeGreaterThanOrEqual(1);
    expect(number).toBeLessThanOrEqual(decisions);
  }
});
