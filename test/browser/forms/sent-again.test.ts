import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob, aWord } from "../../support/builders.ts";

/** The first post to this address arrives, but its reply gets lost. */
async function loseFirstAnswer(page: Page, address: string): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST" || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
}

test("F30 a question sent again after its response was lost is created once", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/qa/add");
  await loseFirstAnswer(page, "**/api/questions");
  const title = aWord();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Why?");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Failed to create question. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
  expect((await member.get(`/questions?search=${title}`)).body.total).toBe(1);
});

test("F30 a comment sent again after its response was lost is created once", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  await loseFirstAnswer(page, "**/api/comments");
  await page.getByLabel("Write a comment").fill("Which shifts?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Ooops, something went wrong")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  expect((await member.get(`/comments/jobs/${job.id}`)).body.total).toBe(1);
});

test("S90 reaching a daily limit shows the server's explanation", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/qa/add");
  const error = "You can post 20 times a day. Please continue tomorrow.";
  await page.route("**/api/questions", (route) => route.fulfill({ status: 429, json: { error, code: "too-many" } }));
  await page.getByLabel("Title").fill(aWord());
  await page.getByLabel("Description").fill("Why?");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, error)).toBeVisible();
});
