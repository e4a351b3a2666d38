import { expect, type Page } from "@playwright/test";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { test } from "./support/furnished-board.ts";
import { visits, whoVisits } from "./support/visits.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");

for (const visit of visits) {
  test(`U41 ${visit.name}: on a phone whatever is pressed is as large as a thumb`, async ({ page, cast, board }) => {
    const member = whoVisits(board, visit);
    if (member) await cast.logIn(page, member);
    await page.goto(visit.address(board.full));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main(page).getByText("Loading...").filter({ visible: true })).toHaveCount(0);
    await main(page).evaluate((part) => {
      for (const card of part.querySelectorAll("details")) card.open = true;
    });
    await expectThumbSized(page, visit.name);
  });
}

test("U41 so it is in the menu, and in a dialog", async ({ page, cast, board }) => {
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
