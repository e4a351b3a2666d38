// The long rounds of test/faults: more than `npm test` has time for. Other file names as parameters are run instead.
import { join } from "node:path";
import { runToEnd } from "./child.mjs";

const root = join(import.meta.dirname, "..");
const [first = "test/faults", ...others] = process.argv.slice(2);
const words = [join(root, "node_modules/.bin/vitest"), "run", "--no-file-parallelism", first, ...others];
const { code } = await runToEnd(process.execPath, words, { cwd: root, env: { ...process.env, FAULTS: "long" } });
process.exitCode = code;
