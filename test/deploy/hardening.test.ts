import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
const sandboxOf = (unit: string) =>
  read(unit).match(/^(?:NoNew|Protect|Private|Restrict|Lock|UMask|StateDirectoryM).+$/gm);

test("the units for backup and doctor have the same sandbox as the server", () => {
  const sandbox = sandboxOf("deploy/homecoming.service")?.sort();
  expect(sandbox?.length).toBeGreaterThan(9);
  for (const unit of ["deploy/homecoming-backup.service", "deploy/homecoming-doctor.service"]) {
    expect(sandboxOf(unit)?.sort(), unit).toEqual(sandbox);
  }
});

test("a failure of any unit triggers the alarm unit", () => {
  for (const unit of ["", "-backup", "-doctor"]) {
    expect(read(`deploy/homecoming${unit}.service`)).toContain("OnFailure=homecoming-alarm@%n.service");
  }
});

test("S86 containers have minimal rights, and the board no superuser's password", () => {
  const text = read("compose.yaml");
  const [, ...services] = text.slice(0, text.indexOf("\nnetworks:")).split(/^ {2}(?=[a-z]+:$)/m);
  expect(services).toHaveLength(3);
  for (const service of services) {
    expect(service).toMatch(/security_opt:\n +- no-new-privileges:true\n +cap_drop:\n +- ALL\n/);
    expect(service).toContain("read_only: true");
  }
  const [database = "", board = "", proxy = ""] = services;
  expect(text).toMatch(/networks:\n(?: +#.+\n)? {2}database:\n {4}internal: true\n/);
  expect(database).toMatch(/networks:\n +- database\n(?! +- )/);
  expect(proxy).not.toContain("- database\n    security_opt");
  expect(database).toMatch(/POSTGRES_PASSWORD: \$\{DATABASE_ADMIN_PASSWORD:/);
  expect(board).not.toContain("DATABASE_ADMIN_PASSWORD");
});

test("the Kubernetes page defines every claim and config map that it mounts", () => {
  const page = read("docs/kubernetes.md");
  const mounted = [...page.matchAll(/(?:claimName|configMap: \{ name): ([a-z-]+)/g)].map(([, name]) => name);
  const defined = [...page.matchAll(/kind: (?:PersistentVolumeClaim|ConfigMap)\nmetadata: \{ name: ([a-z-]+)/g)];
  expect(new Set(mounted)).toEqual(new Set(defined.map(([, name]) => name)));
  expect(page).toContain("server/board.ts, doctor]");
});
