import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { waitForApplication } from "../../support/browser/hydrated.ts";
import { aJob } from "../../support/builders.ts";

test.use({ freshContext: true });

// Without a service worker that has stored the board's files.

test("sending a form offline shows an error at once and keeps the typed text", {
  tag: "@all",
}, async ({ page, context, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs/add");
  await page.getByLabel("Title").fill("Signal keeper");
  await page.getByLabel("Description").fill("By **day**.");
  await page.getByLabel("Link").fill("https://example.org/signals");
  await expect(page.getByRole("button", { name: "Bold" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(toast(page, "Failed to create job. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Signal keeper");

  await context.setOffline(false);
  await expect(page.locator("strong", { hasText: "day" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await toast(page, "Job created successfully!").getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signal keeper");
});

test("a dialog requested offline opens once the network is back", { tag: "@all" }, async ({ page, context, cast }) => {
  const poster = await cast.join();
  const { body: job } = await poster.post("/jobs", aJob({ title: "Ferry captain" }));
  await cast.logIn(page, await cast.join());
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByLabel("Write a comment")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("Write a comment").fill("Which ferry?");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Report this job" }).click();
  await expect(page.getByLabel("Write a comment")).toHaveValue("Which ferry?");
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Report this job" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Write a comment")).toHaveValue("Which ferry?");
});

test("L16 if the code of the language switch is missing, its link still changes the language", {
  tag: "@all",
}, async ({ page }) => {
  await page.route(/language-choice-.*\.js/, (route) => route.abort());
  await page.goto("/contact");
  await waitForApplication(page);
  await page.getByRole("banner").getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schreib uns");
});
