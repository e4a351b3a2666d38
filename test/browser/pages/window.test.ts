import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aQuestion, aWord } from "../../support/builders.ts";

const windows = (page: Page) => page.getByRole("list", { name: "What happened in the last days" });

test("members find in the windows what happened last, and the way there by keyboard alone", async ({ page, cast }) => {
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

test("visitors see that something happened, and no more", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  await member.post("/questions", aQuestion({ title: "Where is my key?" }));
  await page.goto("/");
  await expect(windows(page).getByRole("link")).toHaveCount(0);
  await windows(page).getByRole("button", { name: "A new question, just now" }).first().hover();
  await expect(page.getByText("A new question, just now", { exact: true })).toBeVisible();
  await expect(page.getByText("Where is my key?")).toHaveCount(0);
});

test("where nothing happened, or nobody can say, the house is dark and the page whole", { tag: "@all" }, async ({
  page,
}) => {
  for (const answer of [{ json: { results: [] } }, { status: 503, json: {} }]) {
    await page.route("**/api/activity", (route) => route.fulfill(answer));
    await Promise.all([page.waitForResponse("**/api/activity"), page.goto("/")]);
    await expect(page.getByRole("region", { name: "Statistics" }).getByRole("listitem")).toHaveCount(4);
    await expect(windows(page)).toHaveCount(0);
  }
});

test("nothing moves when the lights go on", { tag: "@all" }, async ({ page, cast }) => {
  await cast.join();
  const places = async () => {
    await page.evaluate(() => document.fonts.ready);
    const heading = page.getByRole("heading", { name: "Job Previews" });
    return heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const answer = await holdAnswers(page, "**/api/activity");
    await page.goto("/");
    const before = await places();
    answer();
    await expect(windows(page)).toBeVisible();
    expect(await places()).toBe(before);
    await page.unroute("**/api/activity");
  }
});
