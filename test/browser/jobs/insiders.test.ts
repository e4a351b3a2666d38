import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aForm, aJob, aWord } from "../../support/builders.ts";

test("P37 L24 on a small phone an insider's headline wraps beside the other button", {
  tag: "@all",
}, async ({ page, cast }) => {
  const poster = await cast.join();
  const { body: company } = await poster.send("POST", "/company/", { body: aForm({ name: `Insight ${aWord()}` }) });
  const headline = "Writes components that explain themselves";
  const profile = JSON.stringify({ openTo: ["questions"], headline });
  for (const { firstName, lastName, email, id, send } of [await cast.join(), await cast.join()]) {
    const body = aForm({ firstName, lastName, email, companyId: String(company.id), profile });
    expect((await send("PUT", `/users/${id}`, { body })).status).toBe(200);
  }
  const { body: job } = await poster.post("/jobs", aJob({ companyId: company.id }));
  await cast.logIn(page, await cast.join());
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Ask an insider" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask an insider" });
  await expect(dialog.getByRole("button", { name: "Someone else" })).toBeVisible();
  // Three lines, not one per letter.
  expect((await dialog.getByText(headline).boundingBox())?.height).toBeLessThan(80);
});
