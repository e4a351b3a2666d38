import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { expectToHoldUp } from "./support/every-look.ts";
import { type Furnished, test } from "./support/furnished-board.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

type Part = { name: string; address: (board: Furnished) => string; open: (page: Page) => Promise<void> };

const parts: Part[] = [
  {
    name: "the question before a job is deleted",
    address: ({ full }) => paths.editJob(full.job),
    open: (page) => press(page, "Delete"),
  },
  {
    name: "the question before a comment is deleted",
    address: ({ full }) => paths.question(full.question),
    open: (page) => press(page, /^Delete the comment/),
  },
  {
    name: "the question before an edited form is left",
    address: () => pages.askQuestion,
    open: async (page) => {
      await page.getByLabel("Title").fill("Half a");
      await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    },
  },
  {
    name: "whom to invite to a seat",
    address: ({ full }) => paths.project(full.project),
    open: async (page) => {
      await press(page, "Invite somebody: Switchboard");
      await page.getByRole("combobox", { name: "Who" }).fill("Fatima");
      await expect(page.getByRole("option", { name: /^Fatima/ }).first()).toBeVisible();
    },
  },
  {
    name: "the answer about work/life balance",
    address: ({ full }) => paths.job(full.job),
    open: async (page) => {
      await press(page, "Ask AI about work/life balance");
      await expect(dialog(page)).toContainText("No overtime");
    },
  },
  {
    name: "the work/life question without an answer yet",
    address: ({ full }) => paths.job(full.job),
    open: async (page) => {
      await page.route("**/api/prompts", () => {});
      await press(page, "Ask AI about work/life balance");
      await expect(dialog(page).getByText("Loading...")).toBeAttached();
    },
  },
];

for (const { name, address, open } of parts) {
  test(`U01 U25 an open dialog is accessible, wide and narrow: ${name}`, { tag: "@all" }, async ({
    page,
    cast,
    board,
  }) => {
    await cast.logIn(page, board.owner);
    await page.goto(address(board));
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await expectToHoldUp(page, name);
  });
}

test("U01 U25 open menus and toasts are accessible, wide and narrow", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  await page.goto(pages.addJob);
  await page.setViewportSize({ width: 360, height: 800 });
  await press(page, "Menu");
  await expect(dialog(page)).toBeVisible();
  await expectToHoldUp(page, "the menu of small screens");
  await page.setViewportSize({ width: 360, height: 800 });
  await press(page, "Close the menu");

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ["Jobs", /^Your account/]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expectToHoldUp(page, `the menu ${name}`);
    await page.keyboard.press("Escape");
  }

  await page.route("**/api/jobs", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel("Title").fill("Unsaved");
  await page.getByLabel("Description").fill("Words.");
  await page.getByLabel("Link").fill("https://example.org");
  await press(page, "Save");
  await expect(page.getByText("Failed to create job. Please try again.")).toBeVisible();
  await expectToHoldUp(page, "a toast");
});
