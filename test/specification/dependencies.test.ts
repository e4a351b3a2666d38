import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

type Locked = { version?: string; resolved?: string; integrity?: string; optional?: true; hasInstallScript?: true };

const lockfile: { packages: Record<string, Locked> } = read("package-lock.json");
const wanted = read("package.json");
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== "");

test("S70 every dependency is pinned to one version, the same as in the lockfile", () => {
  const named = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies };
  expect(Object.keys(named).length).toBeGreaterThan(40);
  for (const [name, version] of Object.entries(named)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lockfile.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("S70 every locked package has a checksum and comes from the npm registry", () => {
  for (const [path, { version, resolved, integrity, optional }] of locked) {
    expect(version, path).toBeTruthy();
    // Programs for other platforms are added by name, because some registries lack them.
    if (!optional) expect(integrity, path).toMatch(/^sha512-/);
    if (resolved) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

test("S70 only allowed packages may run scripts during installation", () => {
  const allowed = Object.keys(wanted.allowScripts);
  const running = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").pop());
  const harmless = ["fsevents"];
  expect(running.filter((name) => ![...allowed, ...harmless].includes(name ?? ""))).toEqual([]);
});

test("F39 the installation fails if a patch doesn't fit its package", {
  tags: "all",
}, () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-patched-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const patch = "patches/postgres+3.4.9.patch";
  const copied = ["package.json", "package-lock.json", patch, "node_modules/postgres"];
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  const [program, ...words] = wanted.scripts.postinstall.split(" ");
  const install = () => {
    const { status, stdout, stderr } = spawnSync(join(root, "node_modules/.bin", program), words, { cwd: folder });
    return { status, said: `${stdout}${stderr}` };
  };
  expect(install()).toMatchObject({ status: 0, said: expect.stringContaining("postgres@3.4.9") });

  const driver = join(folder, "node_modules/postgres/src/connection.js");
  const original = readFileSync(driver, "utf8");
  writeFileSync(driver, original.replaceAll("clearImmediate(nextWriteTimer)", "clearImmediate(anotherTimer)"));
  expect(install()).toMatchObject({ status: 1, said: expect.stringContaining("Failed to apply patch") });
  writeFileSync(driver, original);

  const manifest = join(folder, "node_modules/postgres/package.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"version": "3.4.9"', '"version": "3.4.10"'));
  expect(install()).toMatchObject({ status: 1, said: expect.stringContaining("3.4.10") });
});
