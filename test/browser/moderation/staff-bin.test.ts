import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aReportedJob } from "./support/cases.ts";

test("U62 M24 the team's bin lists removed records with links to their cases", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const moderator = await cast.join({ role: "moderator" });
  const { title, caseId } = await aReportedJob(cast, moderator);
  const { version } = (await moderator.get(`/admin/reports/${caseId}`)).body;
  const decision = { version, outcome: "removed", reason: "spam", text: "Jobs don't cost money." };
  expect((await moderator.post(`/admin/reports/${caseId}/decisions`, decision)).status).toBe(201);

  await cast.logIn(page, moderator);
  await page.goto("/admin/reports");
  await page.getByRole("link", { name: "Bin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bin");
  const removed = page.getByRole("article").filter({ hasText: title });
  await expect(removed).toContainText("Job");
  await expect(removed).toContainText("gone on");
  await removed.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/admin/reports/${caseId}`);
  await expect(page.getByRole("region", { name: "Earlier decisions" })).toContainText("Jobs don't cost money.");
});
