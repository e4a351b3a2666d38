import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pages } from "../../contract/pages.ts";
import { pageCode, withImports } from "../../server/pages/page-code.ts";

const build = join(import.meta.dirname, "../../build/client");
const kB = 1000;

// `npm test` builds the pages first; a single file in a fresh clone has none.
describe.skipIf(!existsSync(build)).each(["en", "de"])(
  "JavaScript that a page in %s loads before it works",
  async (language) => {
    const shell = await readFile(join(build, "../documents", language, "__spa-fallback.html"), "utf8");
    const codeOf = await pageCode(build, shell);

    /** With its imports, and what every page loads. */
    async function sizeOf(page: keyof typeof pages): Promise<number> {
      const always = [...shell.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file as string);
      const files = await withImports([...always, ...codeOf(pages[page])], build);
      const sizes = files.map(async (file) => gzipSync(await readFile(join(build, file)), { level: 9 }).length);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    }

    test("is at most 130 kB for the home page", async () => {
      const size = await sizeOf("home");
      expect(size).toBeGreaterThan(50 * kB);
      expect(size).toBeLessThanOrEqual(130 * kB);
    });

    test.each(["jobs", "projects", "questions", "companies", "users", "skills"] as const)(
      "is at most 170 kB for the list of %s",
      async (page) => {
        expect(await sizeOf(page)).toBeLessThanOrEqual(170 * kB);
      },
    );
  },
);
