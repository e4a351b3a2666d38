import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

type Locked = { version?: string; resolved?: string; integrity?: string; optional?: true; hasInstallScript?: true };

const lockfile: { packages: Record<string, Locked> } = read("package-lock.json");
const wanted = read("package.json");
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== "");

test("S70 every dependency is pinned to one version, and locked at it", () => {
  const named = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies };
  expect(Object.keys(named).length).toBeGreaterThan(40);
  for (const [name, version] of Object.entries(named)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lockfile.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("S70 what is installed is checked against the lockfile's sums, and comes from the registry alone", () => {
  for (const [path, { version, resolved, integrity, optional }] of locked) {
    expect(version, path).toBeTruthy();
    // Other platforms' programs are completed by name: not every registry has them at hand.
    if (!optional) expect(integrity, path).toMatch(/^sha512-/);
    if (resolved) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

test("S70 only what is named may run scripts when it is installed", () => {
  const allowed = Object.keys(wanted.allowScripts);
  const running = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").pop());
  const harmless = ["fsevents"];
  expect(running.filter((name) => ![...allowed, ...harmless].includes(name ?? ""))).toEqual([]);
});
