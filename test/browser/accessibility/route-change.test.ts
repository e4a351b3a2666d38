import { expect } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { follow } from "../../support/browser/moves.ts";
import { withoutStream } from "../../support/browser/without-stream.ts";
import { test } from "./support/furnished-board.ts";

test("U04 U02 the skip link is the first Tab stop and skips the navigation", async ({ page, cast, board }) => {
  await cast.logIn(page, board.owner);
  await page.goto(pages.jobs);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});

test("U06 going back restores the scroll position of a list", async ({ page, cast, board }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await cast.logIn(page, board.owner);
  await page.goto(pages.skills);
  const card = page.getByRole("main").locator("summary").nth(7);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(card.locator("..")).toHaveAttribute("open", "");
  const where = await page.evaluate(() => window.scrollY);
  expect(where).toBeGreaterThan(200);
  await follow(page, paths.skill(board.full.skill));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erlang");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(where));
});

test("U07 a slow, outdated response never replaces a newer one", async ({ page, cast, board }) => {
  await withoutStream(page);
  await cast.logIn(page, board.owner);
  await page.goto(pages.skills);
  const slow = Promise.withResolvers<void>();
  await page.route(/search=erl/, async (route) => {
    await slow.promise;
    await route.continue().catch(() => undefined);
  });
  const box = page.getByPlaceholder("Search skills...");
  const asked = page.waitForRequest(/search=erl/);
  await box.fill("erl");
  await asked;
  await box.fill("hask");
  const cards = page.getByRole("main").locator("summary");
  await expect(cards).toHaveText([/Haskell/]);
  slow.resolve();
  await page.waitForLoadState("networkidle");
  await expect(cards).toHaveText([/Haskell/]);
  await expect(page).toHaveURL("/skills?search=hask");
});
