import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every page loads the manifest of all routes. Most of it names the files that each is made of, which only a link asks for
 * that is about to be followed: they move to a file beside it, `parts-….js`, which comes later. A manifest that a router writes in
 * another way stays as it is.
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
