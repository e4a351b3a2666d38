import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

test.use({ serviceWorkers: "allow" });

const offline = (page: Page) => page.getByText("You are offline.");

/** Opens a page and waits until the service worker has stored the board's files. */
async function openAndKeep(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("an open page stays visible offline, says so, and keeps the typed text", async ({ page, context, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob({ title: "Lighthouse keeper" }));
  await cast.logIn(page, member);
  await openAndKeep(page, `/jobs/${job.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Lighthouse keeper" })).toBeVisible();
  await page.getByLabel("Write a comment").fill("Is there heating?");

  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Lighthouse keeper" })).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Ooops, something went wrong")).toBeVisible();
  await expect(page.getByText("Not sent yet: you are offline.")).toBeVisible();
  await expect(page.getByLabel("Write a comment")).toHaveValue("Is there heating?");

  await context.setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await expect(page.getByText("Not sent yet. You are online again")).toBeVisible();
  await expect(page.getByText("Ooops, something went wrong")).toHaveCount(0);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Comment added successfully")).toBeVisible();
});

test("offline, a reloaded or new page shows an error, and it loads once online", {
  tag: "@all",
}, async ({ page, context, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob({ title: "Ferry captain" }));
  await cast.logIn(page, member);
  await openAndKeep(page, "/qa");
  await context.setOffline(true);
  await page.reload();
  // There is no banner: in Chromium's emulated offline mode, a reloaded page counts as online.
  await expect(page.getByRole("alert").filter({ hasText: "The questions couldn't be loaded." })).toBeVisible();
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This job couldn't be loaded");

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This job couldn't be loaded");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Ferry captain" })).toBeVisible();
});

test("U42 failed loads are retried when the network is back", async ({ page, context, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob({ title: "Bridge warden" }));
  await cast.logIn(page, member);
  await openAndKeep(page, "/qa");
  for (const [address, failed] of [
    // Other tests post jobs meanwhile, too.
    ["/jobs?search=Bridge%20warden", "The jobs couldn't be loaded."],
    [`/jobs/${job.id}`, "This job couldn't be loaded"],
  ] as const) {
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByText(failed)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Bridge warden" }).first()).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
  }
});

test("the service worker caches only the board's own files, no API responses", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await openAndKeep(page, "/users");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users Listing");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/welcome");
  expect(kept.filter((path) => !path.startsWith("/assets/"))).toEqual(["/welcome"]);
});

test("online, every page comes from the server, not from the cache", { tag: "@all" }, async ({ page }) => {
  await openAndKeep(page, "/about");
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).put("/welcome", new Response("<h1>Of yesterday</h1>"));
  });
  await page.goto("/welcome");
  await expect(page.getByText("Of yesterday")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the board is installable: it has a manifest, icons and a service worker", {
  tag: "@all",
}, async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address as string)).json();
  expect(manifest).toMatchObject({ short_name: "Homecoming", start_url: "/", display: "standalone" });
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const src of [touchIcon, ...manifest.icons.map((icon: { src: string }) => icon.src)])
    expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  const worker = await request.get("/sw.js");
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#fcfaf6");
});
