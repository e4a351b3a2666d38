import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob, aWord } from "../../support/builders.ts";

test("U45 the audit trail shows why staff deleted a post or comment, its title and owner", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [owner, admin] = await Promise.all([cast.join({ firstName: "Olga" }), cast.join({ role: "admin" })]);
  const title = `Ferry captain ${aWord()}`;
  const { body: job } = await owner.post("/jobs", aJob({ title }));
  const text = `Buy boats ${aWord()}`;
  await owner.post("/comments", { parent: "jobs", parentId: job.id, text });
  await cast.logIn(page, admin);
  const dialog = page.getByRole("dialog");
  const told = dialog.getByLabel("What its author is told");

  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: `Delete the comment: ${text}` }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this comment?");
  await dialog.getByLabel("Reason").selectOption({ label: "Spam or advertising" });
  await told.fill("Advertising.");
  await expectAccessible(page, "a comment's deletion with a reason");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Comment deleted successfully")).toBeVisible();

  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this job?");
  await told.fill("It is filled.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/jobs");

  await page.goto("/admin/audit");
  const entry = (words: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: words });
  await expect(entry(title)).toContainText(`deleted job ${job.id}, “${title}”, of Olga ${owner.lastName}`);
  await expect(entry(title)).toContainText("“It is filled.”");
  await expect(entry(text)).toContainText("“Advertising.”");
  await expect(entry(title).getByRole("link", { name: "Olga" })).toHaveAttribute("href", `/users/${owner.id}`);
});

test("members aren't asked why they delete their own post", { tag: "@all" }, async ({ page, cast }) => {
  const owner = await cast.join();
  const { body: job } = await owner.post("/jobs", aJob());
  await cast.logIn(page, owner);
  await page.goto(`/jobs/edit/${job.id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("Are you sure you want to delete this job?");
  await expect(page.getByLabel("Reason")).toHaveCount(0);
});

test("P18 the audit trail names and links the cohort an action was about", { tag: "@all" }, async ({ page, cast }) => {
  const admin = await cast.join({ role: "admin" });
  const name = `Web ${aWord()}`;
  const { body: cohort } = await admin.post("/cohorts", { name });
  await cast.logIn(page, admin);
  await page.goto("/admin/audit");
  const link = page.getByRole("main").getByRole("link", { name });
  await expect(link).toHaveAttribute("href", `/cohorts/${cohort.id}`);
});
