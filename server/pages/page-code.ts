import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Route = { path?: string; parentId?: string; module: string; clientLoaderModule?: string; imports?: string[] };

// The router's output may change with any release. If it isn't understood, pages are sent as they were built, which is only
// slower.

/**
 * Finds the files of a page from the built route manifest; none where that isn't understood. `shell` is any document of the
 * language.
 */
export async function pageCode(build: string, shell: string): Promise<(address: string) => string[]> {
  const routes = await readRoutes(build, shell).catch(() => ({}) as Record<string, Route>);
  return (address) => {
    const files = new Set<string>();
    let route = Object.values(routes).find(({ path }) => path === address);
    while (route) {
      for (const file of [route.clientLoaderModule, route.module, ...(route.imports ?? [])]) if (file) files.add(file);
      route = routes[route.parentId ?? ""];
    }
    return [...files];
  };
}

/** Adds preload links for these files, so that they load together with the page. */
export function withPreloads(html: string, files: string[]): string {
  const missing = files.filter((file) => !html.includes(`"${file}"`));
  return html.replace(
    "</head>",
    `${missing.map((file) => `<link rel="modulepreload" href="${file}"/>`).join("")}</head>`,
  );
}

/**
 * Makes a prerendered page paint before its code loads: inlines its styles, and starts the code after the first paint. The link
 * to the styles stays, disabled, because the page's code looks for it; the link to the manifest is added by the code. Returns
 * the page unchanged where its start code isn't understood.
 */
export async function shownAtOnce(html: string, build: string): Promise<string> {
  // The address ends in "#" where other code requests the same style.
  const [link, address, file] = /<link rel="stylesheet" href="(([^"#]+)#?)"\/>/.exec(html) ?? [];
  const begun = await afterPaint(html, build);
  if (!link || !file || !begun) return html;
  const styles = await readFile(join(build, file), "utf8");
  return begun
    .replace(link, () => `<style>${styles}</style><link rel="stylesheet" href="${address}" disabled=""/>`)
    .replace(/<link href="[^"]+" rel="manifest"\/>/, "");
}

/** Imports each file in a separate task, so that the reader's input waits for one file at most. */
async function afterPaint(html: string, build: string): Promise<string | undefined> {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const start = /(?<=<script type="module" async="">)import [^<]+import\("([^"]+)"\);(?=<\/script>)/;
  const [code, entry] = start.exec(html) ?? [];
  if (!code || !entry) return undefined;
  const named = [...html.matchAll(preload)].map(([, file]) => file as string);
  const files = (await withImports(named, build)).filter((file) => file !== entry);
  const begun = code
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);")
    .replace(/^import ("[^"]+");$/gm, "await import($1);");
  return html.replaceAll(preload, "").replace(
    code,
    () => `const files = ${JSON.stringify(files)};
const nextTask = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
await Promise.race([painted, nextTask(1000)]);
for (const href of [...files, "${entry}"])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
for (const file of files) {
  await import(file);
  await nextTask();
}
${begun}`,
  );
}

/** These files and all their imports, dependencies first. */
export async function withImports(files: string[], build: string): Promise<string[]> {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const add = async (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of await importsOf(join(build, file))) await add(`/assets/${imported}`);
    ordered.push(file);
  };
  for (const file of files) await add(file);
  return ordered;
}

async function importsOf(path: string): Promise<string[]> {
  const code = await readFile(path, "utf8");
  return [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name as string);
}

/** The route manifest is a file that every document of a language refers to. */
async function readRoutes(build: string, shell: string): Promise<Record<string, Route>> {
  const [file] = /\/assets\/manifest-\w+\.js/.exec(shell) ?? [];
  if (!file) return {};
  const { routes = {} } = await jsonIn(join(build, file));
  // The imports are in a file of their own; see scripts/split-manifest.mjs.
  const parts = await jsonIn(join(build, file.replace("manifest", "parts"))).catch(() => ({}));
  for (const [id, imports] of Object.entries(parts)) if (routes[id]) routes[id].imports = imports;
  return routes;
}

async function jsonIn(path: string) {
  const code = await readFile(path, "utf8");
  return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
}
