import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob, aWord } from "../../support/builders.ts";

test("J02 J03 J04 J20 J22 Edit Job validates facts, keeps the end date, and can mark a job as filled", async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob({ days: 14, seniority: "lead" }));
  await cast.logIn(page, member);
  await page.goto(`/jobs/edit/${job.id}`);
  await expect(page.getByLabel("Level")).toHaveValue("lead");
  await expect(page.getByLabel("Listed for")).toHaveValue("");
  await page.getByLabel("From", { exact: true }).fill("65000");
  await page.getByLabel("To", { exact: true }).fill("about 70");
  await page.getByRole("button", { name: "Add a language" }).click();
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("German");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter amounts above 0 and up to 10,000,000")).toBeVisible();
  await expect(page.getByText("Please choose languages and their levels from the lists")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("6500");
  await page.getByRole("button", { name: "Remove German" }).click();
  await expect(page.getByRole("button", { name: "Add a language" })).toBeFocused();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The upper end must not be below the lower one")).toBeVisible();
  await expect(page.getByLabel("To", { exact: true })).toBeFocused();
  await page.getByLabel("From", { exact: true }).fill("6400");
  await expect(page.getByText("The upper end must not be below the lower one")).toHaveCount(0);
  await page.getByLabel("From", { exact: true }).fill("65000");
  await expect(page.getByText("The upper end must not be below the lower one")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  const { body: saved } = await member.get(`/jobs/${job.id}`);
  expect(saved).toMatchObject({ salary: { min: 65_000, max: null }, languages: [], expiresAt: job.expiresAt });

  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as filled" }).click();
  await expect(toast(page, "The job is filled.")).toBeVisible();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await member.put(`/jobs/${job.id}/status`, { status: "open" });

  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByLabel("Title").fill("Typed before it was filled");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as filled" }).click();
  await expect(page.getByLabel("Listed for")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job updated successfully!")).toBeVisible();
  const kept = await member.get(`/jobs/${job.id}`);
  expect(kept.body).toMatchObject({ title: "Typed before it was filled", status: "filled" });
});

test("J40 a link that was posted before is reported when its field loses focus", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const word = aWord();
  const { body: job } = await member.post(
    "/jobs",
    aJob({ title: `Baker ${word}`, link: `https://example.org/${word}` }),
  );
  await cast.logIn(page, member);
  await page.goto("/jobs/add");
  await page.getByLabel("Link").fill(`http://www.example.org/${word}/?utm_source=x`);
  await page.getByLabel("Link").blur();
  await expect(page.getByText(`This link was posted just now: Baker ${word}`)).toBeVisible();
  const link = page.getByRole("link", { name: `Baker ${word}` });
  await expect(link).toHaveAttribute("href", `/jobs/${job.id}`);
  await expect(link).toHaveAttribute("target", "_blank");
  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByLabel("Link").focus();
  await page.getByLabel("Link").blur();
  await expect(page.getByText("This link was posted")).toHaveCount(0);
});

test("skills found in the description don't move the fields of the job form", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs/add");
  const found = page.getByRole("group", { name: "Found in your text:" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(page.getByRole("button", { name: "Bold" })).toBeVisible();
  await expect(page.getByText("Skills that you mention appear here.")).toBeVisible();
  const before = await height();
  await page.getByLabel("Description").fill("React, TypeScript, CSS, Erlang, Haskell, Elixir and Perl.");
  await expect(found.getByRole("button")).toHaveCount(8);
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
