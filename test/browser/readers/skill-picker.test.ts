import { expect, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { expectAccessible } from "../../stage/axe.ts";
import { expectNoSpills } from "../../stage/spills.ts";
import { test } from "./furnished-board.ts";

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  name: `Skill ${String(index + 1).padStart(4, "0")}`,
  userCount: 0,
  Users: [],
}));
const list = {
  results: thousand,
  currentPage: 1,
  totalPages: 1,
  hasNextPage: false,
  hasPreviousPage: false,
  total: 1000,
};

const box = (page: Page) => page.getByRole("combobox", { name: "Skills" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
/** Whoever hears the page hears the list alone while it is open; the chips are seen beside it. */
const chosen = (page: Page) => page.getByLabel("Chosen skills").locator("li");

test("U27 skills are chosen out of a thousand by typing and arrows, and each is a chip with a name", async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  await page.route("**/api/skills?limit=1000", (route) => route.fulfill({ json: list }));
  await page.route("**/api/jobs", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(pages.addJob);
  for (const label of ["Title", "Description", "Link"]) await page.getByLabel(label).fill("https://example.org/x");

  await box(page).focus();
  await expect(options(page).first()).toHaveText("Skill 0001");
  expect(await options(page).count(), "options drawn at once").toBeLessThan(60);
  await page.keyboard.type("0999");
  await expect(options(page)).toHaveText(["Skill 0999"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Skill 0999"]);
  await expect(box(page)).toHaveValue("");
  await page.keyboard.type("Skill 012");
  await expect(options(page).filter({ hasNotText: "Skill 012" })).toHaveCount(0);
  await expect(options(page).filter({ hasText: "Skill 012" })).not.toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Skill 0999", "Skill 0121"]);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);

  await page.getByRole("button", { name: /Skill 0999/ }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveText(["Skill 0121"]);
  await expect(page.getByRole("button", { name: /Skill 0121/ })).toBeFocused();
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/jobs"));
  await page.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ skills: [121] });
});

test("U27 the list of skills stays open where the page scrolls to its box, which gets the focus of the last chip removed", async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(pages.addJob);
  await expect(box(page)).not.toBeInViewport();

  await box(page).focus();
  await expect(box(page)).toBeInViewport();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Remove / }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test("U01 U27 the open list of skills fits wide and narrow pages, and says when none is found", async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  for (const [width, theme] of [
    [1280, "dusk"],
    [360, "day"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((name) => localStorage.setItem("theme", name), theme);
    await page.goto(pages.addJob);
    await box(page).focus();
    await box(page).press("ArrowDown");
    await expect(options(page).first()).toBeVisible();
    // While its list is open, React Aria hides the rest of the page from screen readers; axe takes that for a mistake.
    await expectAccessible(page, `${theme}, ${width} px`, "colors alone");
    await expectNoSpills(page, `${width} px`);
    await page.keyboard.type("xqzwv");
    await expect(page.getByText("No skill of this name.")).toBeVisible();
  }
});
