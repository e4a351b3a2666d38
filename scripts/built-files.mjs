import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * Merges the builds of all languages: files go to `client`, identical ones only once; documents to `documents/<language>`,
 * with an `assets.json` that names their assets.
 */
export function mergeBuilds(build, languages) {
  for (const language of languages) {
    const built = join(build, language, "client");
    const documents = join(build, "documents", language);
    const assets = readdirSync(join(built, "assets"));
    for (const file of filesIn(built)) {
      const home = file.endsWith(".html") ? join(documents, file) : join(build, "client", file);
      mkdirSync(dirname(home), { recursive: true });
      if (!existsSync(home)) renameSync(join(built, file), home);
    }
    writeFileSync(join(documents, "assets.json"), JSON.stringify(assets));
    rmSync(join(build, language), { recursive: true });
  }
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true });
  return entries.filter((entry) => statSync(join(folder, entry)).isFile());
}

/** Compresses assets once at build time, at the highest level, instead of for each request. */
export function compressAssets(folder) {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
