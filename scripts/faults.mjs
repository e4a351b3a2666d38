// The long rounds of test/faults and test/hostile: more than `npm test` has time for. Other file names as parameters are run instead.
import { join } from "node:path";
import { runToEnd } from "./child.mjs";

const root = join(import.meta.dirname, "..");
const given = process.argv.slice(2);
const files = given.length > 0 ? given : ["test/faults", "test/hostile"];
const words = [join(root, "node_modules/.bin/vitest"), "run", "--no-file-parallelism", ...files];
const env = { ...process.env, FAULTS: "long", FUZZ_RUNS: process.env.FUZZ_RUNS ?? "20" };
const { code } = await runToEnd(process.execPath, words, { cwd: root, env });
process.exitCode = code;
