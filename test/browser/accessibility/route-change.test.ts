import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { withoutStream } from "../../support/browser/without-stream.ts";
import { test } from "./support/furnished-board.ts";
import { visits } from "./support/visits.ts";

type Router = { navigate(to: string): Promise<void> };

/** Navigates like a link, without reloading the document, as soon as the page's code has loaded. */
async function follow(page: Page, address: string) {
  const router = await page.waitForFunction(
    () => (window as unknown as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter,
  );
  await router.evaluate((found, to) => found?.navigate(to), address);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase());

test("U05 each page has a title of its own and takes the focus to its heading", async ({ page, cast, board }) => {
  await cast.logIn(page, board.owner);
  await page.goto(pages.about);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const titles = new Map<string, string>();
  for (const { as, name, address } of visits) {
    if (
      as === "admin" ||
      // It leads to the form of the member's own profile.
      name.startsWith("profileSettings") ||
      // The same page as before, with another address.
      name === "checkIn of a member" ||
      /signUp|logIn|apiDocs|home|contact as|about/.test(name) ||
      (name.startsWith("user") && as === "visitor")
    )
      continue;
    if (as === "visitor" && name.startsWith("companies")) continue;
    const to = address(board.full);
    await page.getByRole("banner").getByRole("link", { name: "Homecoming, home" }).focus();
    await follow(page, to);
    await expect(page, to).toHaveTitle(/.+ · Homecoming$/);
    await expect.poll(() => focused(page), { message: to }).toMatch(/^(h1|main)$/);
    const title = await page.title();
    const path = to.split("?")[0] as string;
    expect(titles.get(title) ?? path, `which page is called ${title}`).toBe(path);
    titles.set(title, path);
  }
  expect(titles.size).toBeGreaterThan(25);
});

test("U04 U02 the skip link is the first stop and leads past the navigation", async ({ page, cast, board }) => {
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

test("U06 going back restores where the list was scrolled to", async ({ page, cast, board }) => {
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

test("U07 a slow old answer never replaces a newer one", async ({ page, cast, board }) => {
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
