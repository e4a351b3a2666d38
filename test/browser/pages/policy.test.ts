import { expect, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { type BrowserMember, test } from "../../support/browser/browser.ts";
import { aForm, aJob, aProject, aQuestion } from "../../support/builders.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

/** From now on every page keeps what its policy forbade it. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });

/** The address of every page, on records of this member. */
async function addressesFor(member: BrowserMember): Promise<string[]> {
  const [{ body: job }, { body: project }, { body: question }, { body: company }, skills] = await Promise.all([
    member.post("/jobs", aJob({ description: "# Work\n\n[more](https://example.org) <b>now</b>" })),
    member.post("/projects", aProject()),
    member.post("/questions", aQuestion()),
    member.send("POST", "/company", { body: aForm({ name: `Policy ${member.id} ${Date.now()}` }) }),
    member.get("/skills"),
  ]);
  const ids = { jobs: job.id, projects: project.id, qa: question.id, companies: company.id, users: member.id };
  const idFor = (pattern: string) => {
    const kind = pattern.split("/")[1] as keyof typeof ids;
    return String(ids[kind] ?? skills.body.results[0].id);
  };
  return [...Object.values(pages).map((pattern) => pattern.replace(":id", idFor(pattern))), "/no-such-page"];
}

async function visit(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
    const found = await page.evaluate(() => ({
      violations: window.violations,
      stored: Object.keys(localStorage).filter((key) => !["token", "user", "theme"].includes(key)),
      cookie: document.cookie,
    }));
    expect(found, address).toEqual({ violations: [], stored: [], cookie: "" });
  }
  expect(await page.context().cookies()).toEqual([]);
}

test("S64 S66 S73 no page breaks its policy, sets a cookie or keeps more than it says, for visitors", async ({
  page,
  cast,
}) => {
  test.setTimeout(180_000);
  await watch(page);
  await visit(page, await addressesFor(await cast.join({ skills: ["React"] })));
});

test("S64 S66 S73 no page breaks its policy, sets a cookie or keeps more than it says, for members", async ({
  page,
  cast,
}) => {
  test.setTimeout(180_000);
  const member = await cast.join({ role: "admin", skills: ["React"] });
  await watch(page);
  await cast.logIn(page, member);
  await visit(page, await addressesFor(member));
});

test("S64 the watch would notice what a policy forbids", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string });
  await watch(page);
  await page.goto("/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.name = 'ran'";
    document.head.append(script);
  });
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.name)).not.toBe("ran");
  await page.close();
});

test("S64 S65 S66 every kind of reply carries its headers", async ({ request, cast }) => {
  const member = await cast.join();
  const home = await (await request.get("/")).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] as string;
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

test("S68 nothing of the workshop is served, and a page that doesn't exist is 404", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const assets = [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
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
