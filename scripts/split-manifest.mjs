import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Shrinks the manifest of routes that every page loads: the names of each route's files, which are only needed to preload
 * links, move to `parts-….js`. A manifest of another format is left as it is.
 */
export function splitManifests(assets) {
  for (const name of readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const code = readFileSync(join(assets, name), "utf8");
    const [begin, end] = [code.indexOf("{"), code.lastIndexOf("}") + 1];
    const manifest = parsed(code.slice(begin, end));
    if (!manifest?.entry?.imports || !manifest.routes?.root?.imports) continue;
    const known = new Set([...manifest.entry.imports, ...manifest.routes.root.imports]);
    const parts = {};
    for (const [id, route] of Object.entries(manifest.routes)) {
      if (id === "root" || !route.imports) continue;
      parts[id] = route.imports.filter((file) => !known.has(file));
      route.imports = [];
    }
    writeFileSync(join(assets, name), code.slice(0, begin) + JSON.stringify(manifest) + code.slice(end));
    writeFileSync(join(assets, name.replace("manifest", "parts")), `export const parts=${JSON.stringify(parts)};`);
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
