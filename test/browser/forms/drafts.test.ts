import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { endSessionAndSave, logInHere } from "../../support/browser/log-in-form.ts";
import { aJob, aPerson } from "../../support/builders.ts";

/** Accepts the browser's own question whether to leave. */
const leaveWhenAsked = (page: Page) => page.on("dialog", (dialog) => void dialog.accept());

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const chosen = (page: Page) => page.getByLabel("Chosen skills").locator("li");

async function typeJob(page: Page) {
  await page.goto("/jobs/add");
  await page.getByLabel("Title").fill("Keeper of drafts");
  await page.getByLabel("Description").fill("Every word\nof it.");
  await page.getByRole("combobox", { name: "Skills" }).fill("Rust");
  await page.getByRole("option", { name: "Rust", exact: true }).click();
  await expect(chosen(page)).toHaveText(["Rust"]);
}

async function expectTyped(page: Page) {
  await expect(page.getByLabel("Title")).toHaveValue("Keeper of drafts");
  await expect(page.getByLabel("Description")).toHaveValue("Every word\nof it.");
  await expect(chosen(page)).toHaveText(["Rust"]);
}

test("U38 S73 text typed into a form survives reloads until it is discarded", async ({ page, cast }) => {
  leaveWhenAsked(page);
  await cast.logIn(page, await cast.join());
  await typeJob(page);
  for (const time of ["first", "second"]) {
    await page.reload();
    await test.step(time, () => expectTyped(page));
  }
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage }))).sort()).toEqual(["token", "user"]);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByLabel("Title")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect.poll(() => stored(page)).not.toContain("Keeper of drafts");
  await page.goto("/jobs/add");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(chosen(page)).toHaveCount(0);
});

test("U38 saving a restored draft removes it from the form and the tab", {
  tag: "@all",
}, async ({ page, cast }) => {
  leaveWhenAsked(page);
  await cast.logIn(page, await cast.join());
  await typeJob(page);
  await page.reload();
  await page.getByLabel("Link").fill("https://example.org/drafts");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Job created successfully!")).toBeVisible();
  expect(await stored(page)).not.toContain("Keeper of drafts");
  await page.goto("/jobs/add");
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("U38 a draft is shown only to its author, and logging out deletes it", async ({ page, cast }) => {
  leaveWhenAsked(page);
  const author = await cast.join();
  await cast.logIn(page, author);
  await typeJob(page);
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs/add");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await cast.logIn(page, author);
  await page.goto("/jobs/add");
  await expectTyped(page);
  await page.goto("/jobs");
  expect(await stored(page)).toContain("Keeper of drafts");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, "logging out")).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain("Keeper of drafts");
});

test("U17 U38 a draft survives the end of the session and a reload of the log-in page", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  leaveWhenAsked(page);
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/qa/add");
  await page.getByLabel("Title").fill("Typed before the end");
  await page.getByLabel("Description").fill("Every word of it.");
  await endSessionAndSave(page, member, "/questions");
  await expect(page).toHaveURL(/\/login\?/);
  await page.reload();
  await logInHere(page, member);
  await expect(page.getByLabel("Title")).toHaveValue("Typed before the end");
  await expect(page.getByLabel("Description")).toHaveValue("Every word of it.");
});

test("U38 new comments and edits of comments survive a reload", { tag: "@all" }, async ({ page, cast }) => {
  leaveWhenAsked(page);
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await member.post("/comments", { parent: "jobs", parentId: job.id, text: "Said" });
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  await page.getByLabel("Write a comment").fill("Half a");
  await page.getByRole("button", { name: "Edit your comment: Said" }).click();
  await page.getByLabel("Your comment", { exact: true }).fill("Said better");
  await page.reload();
  await expect(page.getByLabel("Write a comment")).toHaveValue("Half a");
  await expect(page.getByLabel("Your comment", { exact: true })).toHaveValue("Said better");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Half a" })).toBeVisible();
  await expect(page.getByLabel("Write a comment")).toHaveValue("");
  await expect(page.getByLabel("Your comment", { exact: true })).toHaveCount(0);
});

test("U38 sign-up survives a reload except for its passwords, which are never stored", { tag: "@all" }, async ({
  page,
}) => {
  leaveWhenAsked(page);
  const { firstName, lastName, email } = aPerson();
  await page.goto("/signup");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription("This field is required");
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("lanternlit");
  await page.getByLabel("Confirm password").fill("lanternlit");
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue(lastName);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.goto("/about");
  expect(await stored(page)).toContain(email);
  expect(await stored(page)).not.toContain("lanternlit");
});

test("U38 a member's request to the team survives a reload", { tag: "@all" }, async ({ page, cast }) => {
  leaveWhenAsked(page);
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/contact");
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await page.getByLabel("Request").fill("Who mends my bicycle?");
  await page.reload();
  await expect(page.getByLabel("Request")).toHaveValue("Who mends my bicycle?");
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
});
