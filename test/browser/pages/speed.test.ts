import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { watchFrames } from "../../support/browser/painted.ts";
import { aJob, aWord } from "../../support/builders.ts";

test("U203 a member sees pages for visitors as a member, without layout shifts", async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  const painted = await watchFrames(page);
  for (const [path, title] of [
    ["/", "You learned to code together. Keep building together."],
    ["/about?a=b#support", "About us"],
    ["/no-such-page", "Nobody lives at this address"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect((await painted()).shift).toBeLessThan(0.02);
});

test("hovering or focusing a link preloads the data of its page", { tag: "@all" }, async ({ page, cast }) => {
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

test("a list stays visible and is marked busy while its next page loads", async ({ page, cast }) => {
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
