import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testBoard } from "../support/board.ts";

const build = join(import.meta.dirname, "../../build");

// `npm test` builds the pages first.
describe.runIf(existsSync(join(build, ".built")))("the built pages", () => {
  const board = testBoard();
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${board.url}${path}`, { headers });
  const script = existsSync(build) && readdirSync(join(build, "client/assets")).find((file) => file.endsWith(".js"));

  test.each(["br", "gzip"])("assets are served precompressed as %s and cached as immutable", async (encoding) => {
    const asset = await get(`/assets/${script}`, { "Accept-Encoding": encoding });
    expect(asset.status).toBe(200);
    expect(asset.headers.get("content-encoding")).toBe(encoding);
    // A file that is compressed while it is sent has no length yet.
    expect(Number(asset.headers.get("content-length"))).toBeGreaterThan(0);
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await asset.text()).toBe(await (await get(`/assets/${script}`)).text());
  });

  test("a missing asset isn't cached", async () => {
    const gone = await get("/assets/gone-12345678.js");
    expect(gone.status).toBe(404);
    expect(gone.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/", "/login", "/jobs"])(
    "the page %s is revalidated by ETag, and sent only if it changed",
    async (path) => {
      const page = await get(path, { "Accept-Encoding": "br" });
      expect(page.headers.get("content-encoding")).toBe("br");
      expect(page.headers.get("cache-control")).toBe("no-cache");
      const etag = page.headers.get("etag") as string;
      for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
        const again = await get(path, { "If-None-Match": known });
        expect([again.status, await again.text()]).toEqual([304, ""]);
      }
      expect((await get(path, { "If-None-Match": '"another"' })).status).toBe(200);
    },
  );

  test("files without a hash in their name are revalidated by ETag", async () => {
    const logo = await get("/logo.png");
    expect(logo.headers.get("cache-control")).toBe("no-cache");
    // Node's fetch would ask for a fresh copy.
    const known = { "If-None-Match": logo.headers.get("etag") ?? "", "Cache-Control": "max-age=0" };
    expect((await get("/logo.png", known)).status).toBe(304);
  });
});
