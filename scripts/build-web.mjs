import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { runToEnd } from "./child.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "build/.built");
const sources = ["web", "contract", "public", "vite.config.ts", "react-router.config.ts", "package-lock.json"];

/**
 * Builds the pages where what they are made of is newer than the last build.
 * @throws Error with the build's own words
 */
export async function buildWeb(node) {
  const newest = Math.max(...sources.map((source) => newestIn(join(root, source))));
  if (existsSync(stamp) && changedAt(stamp) >= newest) return;
  console.log("Building the pages …");
  const began = Date.now();
  const env = { ...process.env, NODE_ENV: "production" };
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  const { code, output } = await runToEnd(node, [tool, "build"], { cwd: root, env, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe pages could not be built.`);
  compressAssets(join(root, "build/client/assets"));
  writeFileSync(stamp, "");
  utimesSync(stamp, new Date(began), new Date(began));
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Once here, as well as it goes, instead of for every reader. */
function compressAssets(folder) {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

function newestIn(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return changedAt(path);
  return Math.max(changedAt(path), ...readdirSync(path).map((entry) => newestIn(join(path, entry))));
}

const changedAt = (path) => statSync(path).mtimeMs;
