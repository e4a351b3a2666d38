// Runs the long tests: faults, hostile input, upgrades from each version, and each page in each of its states. Test files as
// parameters replace these.
import { join } from "node:path";
import { chromiumPath } from "../test/support/browser/chromium.ts";
import { buildWeb } from "./build-web.mjs";
import { runToEnd } from "./child.mjs";

const root = join(import.meta.dirname, "..");
const given = process.argv.slice(2);
const files = given.length > 0 ? given : ["test/faults", "test/hostile", "test/start/upgrade"];
const env = { ...process.env, FAULTS: "long", FUZZ_RUNS: process.env.FUZZ_RUNS ?? "20" };
process.exitCode = await run("vitest", "run", "--no-file-parallelism", ...files);
if (given.length === 0) {
  await buildWeb(process.execPath);
  env.CHROMIUM_PATH = chromiumPath();
  process.exitCode ||= await run("playwright", "test", "accessibility/every-page");
}

async function run(tool, ...parameters) {
  const words = [join(root, "node_modules/.bin", tool), ...parameters];
  const { code } = await runToEnd(process.execPath, words, { cwd: root, env });
  return code;
}
