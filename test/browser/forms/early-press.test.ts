import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";

test.use({ freshContext: true });

/** Holds back the page's code; the returned function lets it load. */
const holdLife = (page: Page) => holdAnswers(page, /\/assets\/entry\.client-/);

test("U15 U18 who logs in before the page's programs have come waits for them, and loses no word", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const release = await holdLife(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await expect(page).toHaveURL("/login");
  release();
  await expect(page).toHaveURL("/welcome");
});

test("U18 a button that is pressed before the page's programs have come does its work once, when they have", {
  tag: "@all",
}, async ({ page }) => {
  const release = await holdLife(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dusk");
});
