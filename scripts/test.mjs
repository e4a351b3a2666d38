// Everything that must pass before a change is done; `npm test` and the CI run this on the pinned Node.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "../test/support/browser/chromium.ts";
import { buildWeb } from "./build-web.mjs";
import { runToEnd } from "./child.mjs";
import { amended, failedFiles, readPlaywright, readVitest } from "./test-reports.mjs";

const root = join(import.meta.dirname, "..");
const workshop = mkdtempSync(join(roomyMemory() ?? tmpdir(), "homecoming-tests-"));
// Servers that run as another user write there, too.
chmodSync(workshop, 0o755);
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
const environment = { ...process.env, NODE_ENV: undefined, TMPDIR: workshop, ...plain };
const oneAtATime = { vitest: ["--maxWorkers=1"], playwright: ["--workers=1"] };
const fewEnough = 10;
const total = { passed: 0, failed: 0 };
process.on("exit", () => rmSync(workshop, { recursive: true, force: true, maxRetries: 5 }));

const built = await one("Pages", () => buildWeb(process.execPath), { counts: false });
await one("Types", async () => {
  for (const part of ["contract", "server", "web", "test"]) await quietly("tsc", "--noEmit", "-p", part);
});
await one("Lint", async () => {
  await quietly("biome", "ci", "--colors=off", "--diagnostic-level=warn");
  await quietly("knip", "--no-progress");
});
await many("Tests", "vitest", ["run", "--project=board", "--reporter=dot", "--reporter=json"], readVitest);
if (built && (await one("Chromium", findChromium, { counts: false }))) {
  await many("Browser tests", "playwright", ["test", "--reporter=dot,json"], readPlaywright);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs one check. With `counts: false` it is only counted if it fails. */
async function one(title, check, { counts = true } = {}) {
  const began = Date.now();
  try {
    await check();
    if (counts) total.passed += 1;
    console.log(`✓ ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    total.failed += 1;
    console.log(`${error.message}\n✗ ${title}`);
    return false;
  }
}

/**
 * Runs a suite and counts its tests; a crash counts as one more failure. If few files failed, they are run once more, one at
 * a time, since a busy machine may be the cause.
 */
async function many(title, tool, parameters, read) {
  const began = Date.now();
  console.log(`${title} …`);
  const first = await run(tool, parameters, read);
  const files = failedFiles(first.report);
  let { report, crashed } = first;
  if (files.length > 0 && files.length <= fewEnough) {
    console.log(`Alone: ${files.join(", ")} …`);
    const alone = await run(tool, [...parameters, ...oneAtATime[tool], ...files], read);
    report = amended(report, files, alone.report);
    crashed = alone.crashed;
  }
  const passed = report.tests.filter((test) => test.passed).length;
  const failed = report.tests.length - passed + (crashed ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  const sign = failed > 0 ? "✗" : "✓";
  console.log(`${sign} ${title}: ${passed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  tell("needed a second try", namesOf(report.tests.filter(({ again }) => again)));
  tell("failed", namesOf(report.tests.filter(({ passed }) => !passed)));
  const long = [...report.seconds].filter(([, seconds]) => seconds > 60).sort(([, one], [, other]) => other - one);
  tell(
    "took more than a minute",
    long.map(([file, seconds]) => `${file} (${Math.round(seconds)} s)`),
  );
}

/** Runs a tool on all its files, or on those in `parameters`. */
async function run(tool, parameters, read) {
  const path = join(workshop, `${tool}.json`);
  rmSync(path, { force: true });
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  // Playwright sets FORCE_COLOR for its workers, which overrides NO_COLOR.
  if (tool === "playwright" && env.NO_COLOR) Object.assign(env, { NO_COLOR: undefined, FORCE_COLOR: "0" });
  const output = tool === "vitest" ? [`--outputFile.json=${path}`] : [];
  const { code } = await runToEnd(process.execPath, [program(tool), ...parameters, ...output], { cwd: root, env });
  const report = existsSync(path)
    ? read(JSON.parse(readFileSync(path, "utf8")), root)
    : { tests: [], seconds: new Map() };
  const isTold = report.tests.some(({ passed }) => !passed);
  return { report, crashed: !isTold && (code !== 0 || report.tests.length === 0) };
}

function namesOf(tests) {
  return tests.map(({ name }) => name);
}

function tell(what, names) {
  if (names.length > 0) console.log(`  ${names.length} ${what}: ${names.join("; ")}`);
}

/** A folder in memory for the tests' temporary data; undefined if memory is short. */
function roomyMemory() {
  const folder = "/dev/shm";
  const enough = 8 * 1024 ** 3;
  if (!existsSync(folder) || freemem() < enough) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < enough ? undefined : folder;
}

async function findChromium() {
  process.env.CHROMIUM_PATH = chromiumPath();
}

async function quietly(tool, ...parameters) {
  const words = [program(tool), ...parameters];
  const { code, output } = await runToEnd(process.execPath, words, { cwd: root, env: environment, quiet: true });
  if (code !== 0) throw new Error(`${output.trim()}\n${tool} ${parameters.join(" ")} found something.`);
}

function program(name) {
  return join(root, "node_modules/.bin", name);
}
