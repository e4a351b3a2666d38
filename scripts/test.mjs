// What must pass before a change is done. `npm test` runs the core, `npm run test:all` everything, `npm test -- jobs` everything
// of a feature: the tests whose folder has that name. It runs on the pinned Node.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { runToEnd } from "./child.mjs";
import { readPlaywright, readVitest } from "./test-reports.mjs";

const root = join(import.meta.dirname, "..");
const parameters = process.argv.slice(2);
const features = parameters.filter((word) => !word.startsWith("--"));
const everything = parameters.includes("--all") || features.length > 0;
const budgetMinutes = everything ? 25 : 10;

const reports = join(root, "test-results");
const temporary = mkdtempSync(join(roomyMemory() ?? tmpdir(), "homecoming-tests-"));
// Servers that run as another user write there, too.
chmodSync(temporary, 0o755);
process.on("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
const env = { ...process.env, NODE_ENV: undefined, TMPDIR: temporary, ...plain };

const began = Date.now() - Number(process.env.INSTALLED_IN ?? 0);
const total = { passed: 0, failed: 0 };
/** The seconds of each part, in the order in which they ended. */
const parts = process.env.INSTALLED_IN ? [["installation", Number(process.env.INSTALLED_IN) / 1000]] : [];

const chromium = { path: "" };
const [isBuilt, hasChromium] = await Promise.all([
  check("build", () => buildWeb(process.execPath)),
  check("Chromium", findChromium),
  features.length > 0 || check("types", types),
  features.length > 0 || check("lint", lint),
]);
const vitest = ["run", "--passWithNoTests", ...features.map((feature) => `test/${feature}/`)];
await suite("HTTP", "vitest", [...vitest, "--project=board", ...(everything ? [] : ["--tags-filter=!all"])]);
if (everything) {
  // These measure time or memory, so nothing runs beside them.
  await suite("alone", "vitest", [...vitest, "--project=alone", "--no-file-parallelism"]);
}
if (isBuilt && hasChromium) {
  const playwright = ["test", "--pass-with-no-tests", ...features.map((feature) => `test/browser/${feature}/`)];
  await suite("browser", "playwright", [...playwright, ...(everything ? [] : ["--grep-invert=@all"])]);
}

const minutes = (Date.now() - began) / 60_000;
console.log(`\n${parts.map(([title, seconds]) => `${title} ${Math.round(seconds)} s`).join(", ")}`);
console.log(`${minutes.toFixed(1)} minutes of ${budgetMinutes}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs one check, which counts as a test. */
async function check(title, work) {
  const start = Date.now();
  try {
    await work();
    total.passed += 1;
    return true;
  } catch (error) {
    total.failed += 1;
    console.log(`${error.message}\n✗ ${title}`);
    return false;
  } finally {
    end(title, start);
  }
}

/** Runs a suite and counts its tests; a crash counts as one more failure. */
async function suite(title, tool, words) {
  const start = Date.now();
  console.log(`${title} …`);
  const { report, crashed } = await run(title, tool, words);
  const passed = report.tests.filter((test) => test.passed).length;
  const failed = report.tests.length - passed + (crashed ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  end(title, start);
  console.log(`${failed > 0 ? "✗" : "✓"} ${title}: ${passed} passed, ${failed} failed`);
  tell("needed a second try", report.tests.filter(({ again }) => again).map(nameOf));
  tell("failed", report.tests.filter(({ passed }) => !passed).map(nameOf));
  const files = [...report.seconds].sort(([, one], [, other]) => other - one);
  const sum = files.reduce((seconds, [, each]) => seconds + each, 0);
  console.log(`  The most expensive of ${files.length} files, which took ${Math.round(sum)} s together:`);
  for (const [file, seconds] of files.slice(0, 25)) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** Runs a tool and reads its JSON report, which stays in `test-results/`. */
async function run(title, tool, words) {
  const path = join(reports, `${title}.json`);
  rmSync(path, { force: true });
  const own =
    tool === "vitest"
      ? { output: ["--reporter=dot", "--reporter=json", `--outputFile.json=${path}`], read: readVitest, env }
      : { output: ["--reporter=dot,json"], read: readPlaywright, env: { ...env, ...ofPlaywright(path) } };
  const { code } = await runToEnd(process.execPath, [program(tool), ...words, ...own.output], {
    cwd: root,
    env: own.env,
  });
  const report = existsSync(path)
    ? own.read(JSON.parse(readFileSync(path, "utf8")), root)
    : { tests: [], seconds: new Map() };
  const isTold = report.tests.some(({ passed }) => !passed);
  const isMissing = report.tests.length === 0 && features.length === 0;
  return { report, crashed: !isTold && (isMissing || (code !== 0 && report.tests.length > 0)) };
}

/** Playwright sets FORCE_COLOR for its workers, which overrides NO_COLOR. */
function ofPlaywright(path) {
  return {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    CHROMIUM_PATH: chromium.path,
    ...(plain.NO_COLOR && { NO_COLOR: undefined, FORCE_COLOR: "0" }),
  };
}

function end(title, start) {
  parts.push([title, (Date.now() - start) / 1000]);
}

function tell(what, names) {
  if (names.length > 0) console.log(`  ${names.length} ${what}: ${names.join("; ")}`);
}

async function types() {
  for (const part of ["contract", "server", "web", "test"]) await quietly("tsc", "--noEmit", "-p", part);
}

async function lint() {
  await quietly("biome", "ci", "--colors=off", "--diagnostic-level=warn");
  await quietly("knip", "--no-progress");
}

/** Finds Chromium, or installs it, in a process of its own: the build goes on meanwhile. */
async function findChromium() {
  const script = join(root, "test/support/browser/chromium.ts");
  const { code, output } = await runToEnd(process.execPath, [script], { cwd: root, env, quiet: true });
  if (code !== 0) throw new Error(output.trim());
  chromium.path = output.trim().split("\n").at(-1);
  console.log(`The browser is ${chromium.path}.`);
}

async function quietly(tool, ...words) {
  const { code, output } = await runToEnd(process.execPath, [program(tool), ...words], { cwd: root, env, quiet: true });
  if (code !== 0) throw new Error(`${output.trim()}\n${tool} ${words.join(" ")} found something.`);
}

function program(name) {
  return join(root, "node_modules/.bin", name);
}

function nameOf({ file, name }) {
  return `${name} (${file})`;
}

/** A folder in memory for the tests' temporary data; undefined if memory is short. */
function roomyMemory() {
  const folder = "/dev/shm";
  const enough = 8 * 1024 ** 3;
  if (!existsSync(folder) || freemem() < enough) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < enough ? undefined : folder;
}
