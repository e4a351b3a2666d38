import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { expectNoSpills } from "../../support/spills.ts";
import { aReportedJob } from "./support/cases.ts";

test("U62 M32 the figures are shown as a table, on a phone as a list, and download as CSV", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const moderator = await cast.join({ role: "moderator" });
  await aReportedJob(cast, moderator);
  const { months } = (await moderator.get("/admin/reports/figures")).body;
  await cast.logIn(page, moderator);
  await page.goto("/admin/reports");
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Figures");
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(12);
  const spam = page.getByRole("row", { name: /^Spam or advertising/ });
  await expect(spam.getByRole("cell").first()).toHaveText(/^[1-9]/);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("moderation.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\n");
  expect(lines).toHaveLength(13);
  expect(lines[0]).toMatch(/^month,received,spam,/);
  expect(lines[1]).toMatch(new RegExp(`^${months[0].month},[1-9]`));

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole("table")).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(12);
  await expectNoSpills(page, "figures at 360 px");
});
