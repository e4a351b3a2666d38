import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Route = { path?: string; parentId?: string; module: string; clientLoaderModule?: string; imports?: string[] };

// What the router writes can change with any release of it. A page is then sent as it was built, which is only slower.

/**
 * The files that the page at an address is made of, by what the build wrote about its routes; none where that is unknown.
 * `shell` is a document of the language asked about.
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

/** Lets these files come together with a page instead of after it. */
export function withCode(html: string, files: string[]): string {
  const missing = files.filter((file) => !html.includes(`"${file}"`));
  return html.replace(
    "</head>",
    `${missing.map((file) => `<link rel="modulepreload" href="${file}"/>`).join("")}</head>`,
  );
}

/**
 * A finished page shows before its code has come: its styles are in it, and its code is fetched once it has been painted. The
 * link to the styles stays for the page's code, which knows it, but loads nothing; the manifest's is added by the code. The page
 * as it is, where its code is begun in a way not known here.
 */
export async function shownAtOnce(html: string, build: string): Promise<string> {
  // A style that other code asks for too ends in a "#".
  const [link, address, file] = /<link rel="stylesheet" href="(([^"#]+)#?)"\/>/.exec(html) ?? [];
  const begun = await afterPaint(html, build);
  if (!link || !file || !begun) return html;
  const styles = await readFile(join(build, file), "utf8");
  return begun
    .replace(link, () => `<style>${styles}</style><link rel="stylesheet" href="${address}" disabled=""/>`)
    .replace(/<link href="[^"]+" rel="manifest"\/>/, "");
}

/** Each file runs in a task of its own, so that what the reader does meanwhile waits for one file at most. */
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

/** These files and all that they import, each after what it imports itself. */
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

/** They stand in a file that every document of the same language names. */
async function readRoutes(build: string, shell: string): Promise<Record<string, Route>> {
  const [file] = /\/assets\/manifest-\w+\.js/.exec(shell) ?? [];
  if (!file) return {};
  const { routes = {} } = await jsonIn(join(build, file));
  // Apart from the routes themselves: see scripts/split-manifest.mjs.
  const parts = await jsonIn(join(build, file.replace("manifest", "parts"))).catch(() => ({}));
  for (const [id, imports] of Object.entries(parts)) if (routes[id]) routes[id].imports = imports;
  return routes;
}

async function jsonIn(path: string) {
  const code = await readFile(path, "utf8");
  return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
}
