// All that must hold before a change is done; `npm test` and the CI run exactly this, on the pinned Node.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { chromiumPath } from "../test/support/browser/chromium.ts";
import { buildWeb } from "./build-web.mjs";
import { runToEnd } from "./child.mjs";

const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "homecoming-reports-"));
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
const environment = { ...process.env, NODE_ENV: undefined, ...plain };
const total = { passed: 0, failed: 0 };
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const built = await one("Pages", () => buildWeb(process.execPath), { counts: false });
await one("Types", async () => {
  for (const part of ["contract", "server", "web", "test"]) await quietly("tsc", "--noEmit", "-p", part);
});
await one("Lint", async () => {
  await quietly("biome", "ci", "--colors=off", "--diagnostic-level=warn");
  await quietly("knip", "--no-progress");
});
await many("Tests", "vitest", ["run", "--reporter=dot", "--reporter=json"], readVitest);
if (built && (await one("Chromium", findChromium, { counts: false }))) {
  await many("Browser tests", "playwright", ["test", "--reporter=dot,json"], readPlaywright);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One check, which counts as one; a mere step counts when it fails. */
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

/** A suite that counts for itself in its report; one that failed as a whole counts as one more. */
async function many(title, tool, parameters, read) {
  const report = join(reports, `${tool}.json`);
  const began = Date.now();
  console.log(`${title} …`);
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  // Playwright colours for its workers' sake whatever NO_COLOR says.
  if (tool === "playwright" && env.NO_COLOR) Object.assign(env, { NO_COLOR: undefined, FORCE_COLOR: "0" });
  const file = tool === "vitest" ? [`--outputFile.json=${report}`] : [];
  const { code } = await runToEnd(process.execPath, [program(tool), ...parameters, ...file], { cwd: root, env });
  const { passed, failed, again, files } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 1, again: [], files: [] };
  const crashed = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  total.passed += passed;
  total.failed += failed + crashed;
  const sign = failed + crashed > 0 ? "✗" : "✓";
  console.log(
    `${sign} ${title}: ${passed} passed, ${failed + crashed} failed (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  if (again.length > 0) console.log(`  ${again.length} needed a second try: ${again.join("; ")}`);
  const long = files.filter(({ seconds }) => seconds > 60).sort((a, b) => b.seconds - a.seconds);
  const named = long.map(({ name, seconds }) => `${name} (${Math.round(seconds)} s)`);
  if (long.length > 0) console.log(`  ${long.length} took more than a minute: ${named.join("; ")}`);
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const again = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    again: again.map(({ fullName }) => fullName),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(join(root, "test"), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    again: suites.flatMap(flakyIn),
    files: suites.map((suite) => ({ name: suite.file, seconds: millisecondsIn(suite) / 1000 })),
  };
}

function millisecondsIn({ specs, suites = [] }) {
  const runs = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    runs.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, each) => sum + millisecondsIn(each), 0)
  );
}

function flakyIn({ specs, suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...flaky.map(({ title }) => title), ...suites.flatMap(flakyIn)];
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
