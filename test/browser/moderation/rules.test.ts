import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test } from "../../support/browser/browser.ts";

const reasons = ["spam", "abuse", "illegal", "privacy", "wrong-place", "outdated", "other"];

test("U61 visitors can read the rules; each reason is a heading with its own anchor", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/rules#privacy");
  const main = page.getByRole("main");
  await expect(page).toHaveTitle("Rules · Homecoming");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["What has no place here"]);
  const headings = main.getByRole("heading", { level: 3 });
  await expect(headings).toHaveCount(7);
  expect(await headings.evaluateAll((all) => all.map(({ id }) => id))).toEqual(reasons);
  await expect(headings.nth(3)).toBeInViewport();
  await expectAccessible(page, "the rules");
});

test("U61 the terms and the contact page link to the rules, the footer doesn't", { tag: "@all" }, async ({ page }) => {
  for (const address of ["/terms", "/contact"]) {
    await page.goto(address);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Rules" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "rules" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules");
  }
});
