import { relative } from "node:path";

/**
 * @typedef {{ file: string, name: string, passed: boolean, again: boolean }} Test `again` where it passed at a second try only; a
 * file that could not even be read counts as one test that failed.
 * @typedef {{ tests: Test[], seconds: Map<string, number> }} Report and how long each file took
 */

/**
 * Reads vitest's JSON report; paths are relative to `root`.
 * @returns {Report}
 */
export function readVitest({ testResults }, root) {
  const tests = [];
  const seconds = new Map();
  for (const { name, status, assertionResults, startTime, endTime } of testResults) {
    const file = relative(root, name);
    seconds.set(file, (endTime - startTime) / 1000);
    const ran = assertionResults.filter(({ status }) => ["passed", "failed"].includes(status));
    for (const { fullName, status, failureMessages } of ran) {
      const passed = status === "passed";
      tests.push({ file, name: fullName, passed, again: passed && failureMessages.length > 0 });
    }
    if (status === "failed" && ran.every(({ status }) => status === "passed")) tests.push(brokenFile(file));
  }
  return { tests, seconds };
}

/**
 * Reads Playwright's JSON report.
 * @returns {Report}
 */
export function readPlaywright({ errors, suites, config }, root) {
  const tests = [];
  const seconds = new Map();
  for (const suite of suites) {
    const file = relative(root, `${config.rootDir}/${suite.file}`);
    for (const { title, tests: tries } of specsIn(suite)) {
      for (const { status, results } of tries) {
        const took = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        seconds.set(file, (seconds.get(file) ?? 0) + took);
        if (status !== "skipped")
          tests.push({ file, name: title, passed: status !== "unexpected", again: status === "flaky" });
      }
    }
  }
  for (const { location } of errors) tests.push(brokenFile(location ? relative(root, location.file) : ""));
  return { tests, seconds };
}

const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const brokenFile = (file) => ({ file, name: `${file} as a whole`, passed: false, again: false });
