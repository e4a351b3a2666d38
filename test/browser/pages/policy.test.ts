import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";

test("S64 S65 S66 every kind of response has its security headers", async ({ request, cast }) => {
  const member = await cast.join();
  const page = await (await request.get("/login")).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] as string;
  const authorization = { Authorization: `Bearer ${member.token}`, Origin: "https://evil.example" };
  const kinds: [string, Record<string, string>?][] = [
    ...[
      "/",
      "/about",
      "/no-such-page",
      asset,
      "/favicon.svg",
      "/api/stats",
      "/api/jobs/1",
      "/api/openapi.json",
      "/api/docs",
      "/healthz",
    ].map((path): [string] => [path]),
    ["/api/jobs", authorization],
    ["/api/account", authorization],
  ];
  for (const [path, headers = {}] of kinds) {
    const reply = await request.get(path, { headers });
    const got = reply.headers();
    expect(got["x-content-type-options"], path).toBe("nosniff");
    expect(got["referrer-policy"], path).toBe("no-referrer");
    expect(got["permissions-policy"], path).toMatch(/\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/);
    expect(got["content-security-policy"], path).toMatch(/frame-ancestors 'none'/);
    expect(got["set-cookie"], path).toBeUndefined();
    expect(got["access-control-allow-origin"], path).toBeUndefined();
    expect(got["x-powered-by"] ?? got.server, path).toBeUndefined();
    if (headers.Authorization) expect(got["cache-control"], path).toBe("no-store");
    const policy = got["content-security-policy"] ?? "";
    const isPage = got["content-type"]?.startsWith("text/html");
    expect(policy, path).toMatch(isPage ? /^default-src 'self'; script-src 'self'/ : /^default-src 'none'/);
    if (isPage) expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toMatch(/unsafe|\*|https?:/);
  }
});

test("S68 source maps, source and configuration files and unknown pages are 404", async ({ request }) => {
  const page = await (await request.get("/login")).text();
  const assets = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    expect((await request.get(`${asset}.map`)).status(), asset).toBe(404);
    expect(await (await request.get(asset)).text(), asset).not.toContain("sourceMappingURL=");
  }
  const hidden = [
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/package.json",
    "/server/main.ts",
    "/data/postgres/PG_VERSION",
  ];
  const climbing = ["/..%2f..%2fpackage.json", "/assets/..%2f..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/package.json"];
  const others = [
    "/admin.php",
    "/wp-login.php",
    "/jobs/1/x",
    "/index.html",
    "/__spa-fallback.html",
    "/en/index.html",
    "/documents/de/index.html",
    "/build/documents/en/index.html",
  ];
  for (const path of [...hidden, ...climbing, ...others]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
