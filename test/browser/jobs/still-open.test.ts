import { expect } from "@playwright/test";
import { askByMail } from "../../../server/asking/asking-mails.ts";
import { endJobs } from "../../../server/jobs/job-ending.ts";
import { test } from "../../support/browser/browser.ts";
import { doDue } from "../../support/browser/due.ts";
import { aJob, aWord } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";

test("J26 U54 opening the mailed link changes nothing; its button marks the job as filled", async ({ page, cast }) => {
  const poster = await cast.join();
  const title = `Gardener ${aWord()}`;
  const { body: job } = await poster.post("/jobs", aJob({ title, days: 7 }));
  const status = async () => (await poster.get(`/jobs/${job.id}`)).body.status;
  await doDue([{ inBatches: endJobs }, { inBatches: askByMail }], Date.parse(job.expiresAt) - 2 * 86_400_000);
  const { text } = await mailInFolder(poster.email, `Is “${title}” still open?`);
  const [, link] = /\S+(\/still-open\?token=\S+answer=filled)/.exec(text ?? "") ?? [];

  for (const _ of ["opened", "opened once more"]) {
    await page.goto(link as string);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is this job still open?");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(page.getByText(/^It leaves the list on \d+ \w+\.$/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveText(["It's filled", "Still open"]);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page).toHaveURL("/still-open?answer=filled");
  expect(await status()).toBe("open");

  await page.getByRole("button", { name: "It's filled" }).click();
  await expect(page.getByText("Thank you. It has left the list.")).toBeFocused();
  expect(await status()).toBe("filled");

  await page.goto(link as string);
  await expect(page.getByRole("alert")).toHaveText("This link was used already or is too old.");
  await expect(page.getByRole("link", { name: "My jobs" })).toHaveAttribute("href", "/jobs?mine=true");
});
