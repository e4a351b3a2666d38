import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aJob, aWord } from "../../support/builders.ts";

test("what a page shows is asked for while its code is still on its way, and that comes with the document", {
  tag: "@all",
}, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const release = await holdAnswers(page, /\/assets\/post-card-/);
  await Promise.all([page.waitForResponse("**/api/jobs?page=1"), page.goto("/jobs", { waitUntil: "commit" })]);
  await expect(page.getByPlaceholder("Search jobs...")).toHaveCount(0);
  release();
  await expect(page.getByPlaceholder("Search jobs...")).toBeVisible();
  expect(await (await page.request.get("/jobs")).text()).toContain('rel="modulepreload" href="/assets/post-card-');
});

test("a page that visitors may read asks for its code once it is painted, and a button pressed before waits for it", {
  tag: "@all",
}, async ({ page }) => {
  expect(await (await page.request.get("/about")).text()).not.toContain('<link rel="modulepreload"');
  const release = await holdAnswers(page, /\/assets\/.*\.js/);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.replace(/-.{8}\.js$/, "")));
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() => [...asked])
    .toEqual(expect.arrayContaining(["/assets/react", "/assets/about-page", "/assets/entry.client"]));
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dusk");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
});

test("the likely next page is loaded when the pointer or the keyboard comes to its link", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const word = aWord();
  for (let number = 1; number <= 11; number += 1) await member.post("/jobs", aJob({ title: `${word} ${number}` }));
  await cast.logIn(page, member);
  await page.goto(`/jobs?search=${word}`);
  const card = page.getByRole("main").locator("details").first();
  await card.locator("summary").click();
  await Promise.all([
    page.waitForResponse(/\/api\/jobs\/\d+$/),
    card.getByRole("link", { name: /^More Details/ }).hover(),
  ]);
  await Promise.all([
    page.waitForResponse(/\/api\/jobs\?.*page=2/),
    page.getByRole("link", { name: "Next", exact: true }).focus(),
  ]);
});

test("a list stays on the screen, dimmed and busy, while its next page comes", async ({ page, cast }) => {
  const member = await cast.join();
  const word = aWord();
  for (let number = 1; number <= 11; number += 1) await member.post("/jobs", aJob({ title: `${word} ${number}` }));
  await cast.logIn(page, member);
  await page.goto(`/jobs?search=${word}`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(10);
  const release = await holdAnswers(page, /\/api\/jobs\?.*page=2/);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.locator('[aria-busy="true"]').getByRole("heading", { level: 2 })).toHaveCount(10);
  release();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
