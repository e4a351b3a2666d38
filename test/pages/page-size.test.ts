import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pages } from "../../contract/pages.ts";
import { testBoard } from "../support/board.ts";

const build = join(import.meta.dirname, "../../build/client");
const kB = 1000;
const packedSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

type Route = { path?: string; parentId?: string; module: string; clientLoaderModule?: string; imports?: string[] };

// `npm test` builds the pages first; a single file in a fresh clone has none.
describe.skipIf(!existsSync(build)).each(["en", "de"])("a page in %s", (language) => {
  const board = testBoard();
  const htmlOf = async (path: string) => (await fetch(`${board.url}${path}?lang=${language}`)).text();

  test.each(["home", "about", "terms", "rules", "privacy", "imprint"] as const)(
    "U204 %s loads no script except an inline one of at most 2 kB",
    async (page) => {
      const html = await htmlOf(pages[page]);
      const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
      expect(scripts.map(([, attributes]) => attributes)).toEqual([""]);
      expect(html).not.toContain("modulepreload");
      expect(packedSize(scripts[0]?.[2] ?? "")).toBeLessThanOrEqual(2 * kB);
      expect(packedSize(html)).toBeLessThanOrEqual(23 * kB);
    },
  );

  /** The programs that a page loads before it works: what every page begins with, its route's files, and their imports. */
  async function sizeOf(path: string): Promise<number> {
    const html = await htmlOf(path);
    const [manifest = ""] = /\/assets\/manifest-\w+\.js/.exec(html) ?? [];
    const code = await readFile(join(build, manifest), "utf8");
    const { routes } = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
    const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string));
    // The list of all pages' files.
    expect(packedSize(code)).toBeLessThanOrEqual(10 * kB);
    files.delete(manifest);
    let route: Route | undefined = Object.values<Route>(routes).find((each) => each.path === path);
    while (route) {
      for (const file of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) if (file) files.add(file);
      route = routes[route.parentId ?? ""];
    }
    let size = 0;
    for (const file of files) {
      const content = await readFile(join(build, file), "utf8");
      size += packedSize(content);
      for (const [, name] of content.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) files.add(`/assets/${name}`);
    }
    return size;
  }

  test.each(["jobs", "projects", "questions", "companies", "users", "skills"] as const)(
    "the list of %s loads at most 170 kB of scripts before it works",
    async (page) => {
      const size = await sizeOf(pages[page]);
      expect(size).toBeGreaterThan(100 * kB);
      expect(size).toBeLessThanOrEqual(170 * kB);
    },
  );
});
