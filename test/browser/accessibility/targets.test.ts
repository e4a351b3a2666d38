import { expect } from "@playwright/test";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { test } from "./support/furnished-board.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("U41 in the menu of a phone, and in a dialog, whatever is pressed is as large as a thumb", async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.admin);
  await page.goto(`/jobs/${board.full.job}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectThumbSized(page, "the menu");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Delete the comment/ })
    .first()
    .click();
  await expectThumbSized(page, "a deletion");
});
