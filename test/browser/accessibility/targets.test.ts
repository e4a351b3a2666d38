import { expect } from "@playwright/test";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { test } from "./support/furnished-board.ts";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("U41 on a phone, all targets in the menu and in a dialog are thumb-sized", async ({ page, cast, board }) => {
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

test("U41 on a phone, the skills of a cohort and small form controls are thumb-sized", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  await page.goto(`/cohorts/${board.full.cohort}`);
  const skill = page.getByRole("region", { name: "What they know" }).getByRole("link").first();
  await expect(skill).toBeVisible();
  const isHit = await skill.evaluate((link) => {
    link.scrollIntoView({ block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    return [-20, 20].map((away) => document.elementFromPoint(x + width / 2, y + height / 2 + away) === link);
  });
  expect(isHit, "above and below the words").toEqual([true, true]);
  await page.goto("/settings/notifications");
  const mails = page.getByRole("combobox", { name: /^Mail: / });
  await expect(mails.first()).toBeVisible();
  for (const each of await mails.all()) expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.goto("/jobs");
  await page.getByRole("button", { name: "Filters" }).click();
  const salary = page.getByRole("dialog").getByRole("textbox", { name: "From" });
  await expect(salary).toBeVisible();
  expect((await salary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
