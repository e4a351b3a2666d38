import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compressAssets, mergeBuilds } from "./built-files.mjs";
import { runToEnd } from "./child.mjs";
import { expectNoBoardIn } from "./running-board.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const build = join(root, "build");
const stamp = join(build, ".built");
const configs = [
  "vite.config.ts",
  "scripts/contract-plugin.ts",
  "scripts/chunk-groups.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const sources = ["web", "contract", "messages", "public", "docs/search.md", "docs/api.md", "docs/de", ...configs];
const languages = ["en", "de"];

/**
 * Builds the pages for each language if their sources are newer than the last build.
 * @throws Error with the build's output, or if a board runs from this folder
 */
export async function buildWeb(node) {
  const newest = Math.max(...sources.map((source) => newestIn(join(root, source))));
  if (existsSync(stamp) && changedAt(stamp) >= newest) return;
  expectNoBoardIn(root);
  console.log("Building the pages …");
  const began = Date.now();
  rmSync(build, { recursive: true, force: true });
  // One after the other, because each writes the routes' types into the same folder.
  for (const language of languages) await buildIn(language, node);
  mergeBuilds(build, languages);
  compressAssets(join(build, "client/assets"));
  writeFileSync(stamp, "");
  utimesSync(stamp, new Date(began), new Date(began));
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

async function buildIn(language, node) {
  const env = { ...process.env, NODE_ENV: "production", BOARD_LANGUAGE: language };
  for (const [tool, ...options] of [
    ["@react-router/dev/bin.cjs", "build"],
    ["vite/bin/vite.js", "build", "--mode", "public-pages"],
  ]) {
    const words = [join(root, "node_modules", tool), ...options];
    const { code, output } = await runToEnd(node, words, { cwd: root, env, quiet: true });
    if (code !== 0) throw new Error(`${output}\nThe pages could not be built.`);
  }
}

function newestIn(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return changedAt(path);
  return Math.max(changedAt(path), ...readdirSync(path).map((entry) => newestIn(join(path, entry))));
}

const changedAt = (path) => statSync(path).mtimeMs;
