import { expect, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { type BrowserMember, type Cast, test } from "../../support/browser/browser.ts";

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("search") ?? "null"));
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search", exact: true });

/** A member who has searched, and has switched off the key /. */
async function searchedBefore(page: Page, cast: Cast): Promise<BrowserMember> {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.evaluate(() => localStorage.setItem("search", JSON.stringify({ recent: ["secret"], slash: false })));
  await page.goto(pages.jobs);
  await button(page).waitFor();
  return member;
}

const forgotten = { recent: [], pages: [], slash: false };

test("F23 S73 the last eight searches are kept, newest first and without duplicates", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto(pages.jobs);
  await button(page).waitFor();
  for (const text of ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "three"]) {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${pages.search}?q=${text}`);
  }
  const recent = ["three", "nine", "eight", "seven", "six", "five", "four", "two"];
  expect(await kept(page)).toEqual({ recent, pages: [], slash: true });
});

test("F23 logging out removes the recent searches", async ({ page, cast }) => {
  await searchedBefore(page, cast);
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(pages.home);
  expect(await kept(page)).toEqual(forgotten);
});

test("F23 an ended session removes the recent searches", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await searchedBefore(page, cast);
  await member.post("/auth/logout", {});
  await page.goto(pages.jobs);
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).toEqual(forgotten);
});

test("F23 logging in as another member in another tab removes the recent searches", { tag: "@all" }, async ({
  page,
  cast,
  context,
}) => {
  await searchedBefore(page, cast);
  const other = await context.newPage();
  await cast.logIn(other, await cast.join());
  await expect.poll(() => kept(page)).toEqual(forgotten);
});
