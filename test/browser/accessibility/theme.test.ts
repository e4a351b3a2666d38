import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { test } from "./support/furnished-board.ts";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("U24 the chosen theme is applied before the application's scripts run", async ({ page, cast, board }) => {
  await page.goto(pages.about);
  const dark = await ground(page);
  await cast.logIn(page, board.owner);
  await page.evaluate(() => localStorage.setItem("theme", "day"));
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  for (const address of [pages.home, pages.about, pages.jobs, paths.job(board.full.job), "/no/such/page"]) {
    await page.goto(address);
    await expect(page.locator("html"), address).toHaveAttribute("data-theme", "day");
    expect(await ground(page), address).not.toBe(dark);
  }
});

test("U24 U43 the device's theme is applied before the scripts run; print is white", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  for (const [stored, shown] of [
    [null, "dusk"],
    ["device", "day"],
    ["dusk", "dusk"],
  ] as const) {
    await page.goto("/favicon.svg");
    await page.evaluate((theme) => theme && localStorage.setItem("theme", theme), stored);
    await page.goto(pages.about);
    await expect(page.locator("html"), String(stored)).toHaveAttribute("data-theme", shown);
  }

  await page.emulateMedia({ media: "print" });
  expect(await ground(page), "on paper").toBe("oklch(1 0 0)");
  await expect(page.getByRole("banner")).toBeHidden();
});

test("in forced-colours mode a verified graduate's mark still shows a tick", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [moderator, member] = [await cast.join({ role: "moderator" }), await cast.join()];
  const { body: cohort } = await moderator.post("/cohorts", { name: `Web ${member.id}` });
  await moderator.put(`/cohorts/${cohort.id}/members/${member.id}`);
  await page.emulateMedia({ forcedColors: "active" });
  await cast.logIn(page, member);
  await page.goto(paths.user(member.id));
  const mark = page.getByRole("main").getByRole("img", { name: "Verified graduate" });
  const [disc, tick] = await mark.evaluate((part) =>
    [null, "::before"].map((which) => getComputedStyle(part, which).backgroundColor),
  );
  expect(tick).not.toBe(disc);
});

test("U30 with reduced motion nothing on the page is animated", async ({ page, cast, board }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 720 });
  await cast.logIn(page, board.owner);
  await page.goto(pages.logIn);
  const moving = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll("*")].filter((element) => element.checkVisibility());
      const lasting = (style: CSSStyleDeclaration) => /[1-9]/.test(style.transitionDuration + style.animationDuration);
      return parts.filter((part) => lasting(getComputedStyle(part))).map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.keyboard.press("Escape");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await moving()).not.toEqual([]);
});
