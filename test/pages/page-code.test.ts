import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { pages } from "../../contract/pages.ts";
import { pageCode, shownAtOnce } from "../../server/pages/page-code.ts";

const build = join(import.meta.dirname, "../../build/client");

// `npm test` builds the pages first; a single file in a fresh clone has none.
describe.skipIf(!existsSync(build))("a finished page", async () => {
  const html = await readFile(join(build, "../documents/en/index.html"), "utf8");

  test("is shown before its code is asked for, and names all of it", async () => {
    const shown = await shownAtOnce(html, build);
    expect(shown).not.toContain('rel="modulepreload" href');
    for (const [, file = ""] of html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g))
      expect(shown).toContain(file);
    expect((await pageCode(build, html))(pages.jobs).length).toBeGreaterThan(0);
  });

  test("is made of files that are named apart from the routes that every page loads", async () => {
    const [name = ""] = (await readdir(join(build, "assets"))).filter((file) => /^manifest-\w+\.js$/.test(file));
    expect(html).toMatch(/manifest-\w+\.js/);
    expect(await readFile(join(build, "assets", name), "utf8")).not.toContain("/assets/lists-");
    expect(await readFile(join(build, "assets", name.replace("manifest", "parts")), "utf8")).toContain(
      "/assets/lists-",
    );
    const codeOf = await pageCode(build, html);
    expect(codeOf(pages.jobs).some((file) => file.startsWith("/assets/lists-"))).toBe(true);
  });

  test("F40 is sent as it was built where a router begins its code in another way", async () => {
    for (const another of [
      html.replace('type="module" async=""', 'type="module"'),
      html.replace(/import\("([^"]+)"\);/, 'start("$1");'),
    ]) {
      expect(another).not.toBe(html);
      expect(await shownAtOnce(another, build)).toBe(another);
    }
  });

  test("F40 is made of no known code where the build writes about its routes in another way", {
    tags: "all",
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "homecoming-build-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp(build, folder, { recursive: true });
    const names = (await readdir(join(folder, "assets"))).filter((name) => /^(manifest|parts)-\w+\.js$/.test(name));
    for (const name of names) await writeFile(join(folder, "assets", name), "export const routes = {};");
    expect((await pageCode(folder, html))(pages.jobs)).toEqual([]);
  });
});
