import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aQuestion, aWord } from "../../support/builders.ts";

const windows = (page: Page) => page.getByRole("list", { name: "What happened in the last few days" });

test("members see recent events in the windows and move between them by keyboard", async ({ page, cast }) => {
  const member = await cast.join();
  const title = `A spare desk ${aWord()}?`;
  const { body: question } = await member.post("/questions", aQuestion({ title }));
  await cast.logIn(page, member);
  await page.goto("/");
  const lit = windows(page).getByRole("link");
  const name = `A new question, just now: ${title}`;
  const ours = lit.and(page.getByLabel(name, { exact: true }));
  await expect(ours).toBeVisible();

  await page.getByRole("link", { name: "What is this?" }).focus();
  await page.keyboard.press("Tab");
  await expect(lit.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(lit.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  // Other tests run at the same time: a newer event may exist.
  const newer = await lit.evaluateAll((links, label) => links.findIndex((link) => link.ariaLabel === label), name);
  for (let place = 0; place < newer; place += 1) await page.keyboard.press("ArrowRight");
  await expect(ours).toBeFocused();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(windows(page).locator(":focus")).toHaveCount(0);

  await ours.click();
  await expect(page).toHaveURL(`/qa/${question.id}`);
});

test("U201 without scripts, visitors see lit windows but no names or titles", async ({ browser, cast }) => {
  const member = await cast.join();
  await member.post("/questions", aQuestion({ title: "Where is my key?" }));
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(process.env.BOARD_URL as string);
  await expect(windows(page).getByRole("link")).toHaveCount(0);
  expect(await windows(page).getByRole("button").count()).toBeGreaterThan(0);
  await expect(page.getByText("Where is my key?")).toHaveCount(0);
  await page.context().close();
});

test("U202 the caption cycles through events until a window is focused", async ({ page, cast }) => {
  const member = await cast.join();
  await member.post("/questions", aQuestion());
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const [lit, caption] = [windows(page).getByRole("button"), page.locator("[data-caption]")];
  for (const place of [0, 1]) {
    await page.clock.runFor(4000);
    await expect(caption).toHaveText((await lit.nth(place).getAttribute("aria-label")) ?? "");
  }
  await lit.first().focus();
  await page.clock.runFor(20_000);
  await expect(caption).toHaveText((await lit.first().getAttribute("aria-label")) ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(lit.nth(1)).toBeFocused();
});

test("without activity, or if loading it fails, the home page is complete but no window is lit", {
  tag: "@all",
}, async ({ page }) => {
  for (const answer of [{ json: { results: [] } }, { status: 503, json: {} }]) {
    await page.route("**/api/activity", (route) => route.fulfill(answer));
    await Promise.all([page.waitForResponse("**/api/activity"), page.goto("/?app")]);
    await expect(page.getByRole("region", { name: "Statistics" }).getByRole("listitem")).toHaveCount(4);
    await expect(windows(page)).toHaveCount(0);
  }
});

test("nothing shifts when the windows light up", { tag: "@all" }, async ({ page, cast }) => {
  await cast.join();
  const places = async () => {
    await page.evaluate(() => document.fonts.ready);
    const heading = page.getByRole("heading", { name: "Job Previews" });
    return heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const answer = await holdAnswers(page, "**/api/activity");
    await page.goto("/?app");
    const before = await places();
    answer();
    await expect(windows(page)).toBeVisible();
    expect(await places()).toBe(before);
    await page.unroute("**/api/activity");
  }
});
