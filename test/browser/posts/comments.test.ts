import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { aJob } from "../../support/builders.ts";

test("U18 U22 a comment shows at once, and its button is disabled until it is sent", async ({ page, cast }) => {
  const member = await cast.join({ firstName: "Carl" });
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByText("No comments yet.")).toBeVisible();
  const answer = await holdAnswers(page, "**/api/comments");
  const sent = page.waitForRequest("**/api/comments");
  await page.getByLabel("Write a comment").fill("Which shifts?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByRole("listitem").filter({ hasText: "Which shifts?" })).toContainText("sending...");
  expect((await sent).postDataJSON()).toMatchObject({ parent: "jobs", parentId: job.id, text: "Which shifts?" });
  answer();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
  const comment = page.getByRole("listitem").filter({ hasText: "Which shifts?" });
  await expect(comment.getByRole("link", { name: `Carl ${member.lastName}` })).toHaveAttribute(
    "href",
    `/users/${member.id}`,
  );
  await expect(page.getByText("No comments yet.")).toHaveCount(0);
});

test("pressing Ctrl Enter twice sends a comment once, without an error", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  const answer = await holdAnswers(page, "**/api/comments");
  const box = page.getByLabel("Write a comment");
  await box.fill("Only once");
  await box.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Only once" })).toContainText("sending...");
  await box.press("Control+Enter");
  await expect(box).toHaveAttribute("aria-invalid", "false");
  answer();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(box).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByRole("listitem").filter({ hasText: "Only once" })).toHaveCount(1);
});

test("U15 if a comment can't be sent, an error is shown and the text is restored", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}`);
  await page.route("**/api/comments", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel("Write a comment").fill("Every word.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Ooops, something went wrong")).toBeVisible();
  await expect(page.getByLabel("Write a comment")).toHaveValue("Every word.");
  await expect(page.getByText("No comments yet.")).toBeVisible();
});

test("only its author can edit a comment; its author and staff can delete it", { tag: "@all" }, async ({
  page,
  browser,
  cast,
}) => {
  const author = await cast.join();
  const { body: job } = await (await cast.join()).post("/jobs", aJob());
  for (const text of ["First thought", "Second thought"])
    await author.post("/comments", { parent: "jobs", parentId: job.id, text });
  await cast.logIn(page, author);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: "Edit your comment: First thought" }).click();
  await page.getByRole("textbox", { name: "Your comment" }).fill("Better thought");
  await page.locator("form").getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Comment updated successfully")).toBeVisible();
  // An edit that nobody can have replied to leaves no version.
  const better = page.getByRole("listitem").filter({ hasText: "Better thought" });
  await expect(better).toBeVisible();
  await expect(better).not.toContainText("edited");
  await page.getByRole("button", { name: "Delete the comment: Second thought" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this comment?");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Comment deleted successfully")).toBeVisible();
  await expect(page.getByText("Second thought", { exact: true })).toHaveCount(0);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await cast.logIn(theirs, await cast.join());
  await theirs.goto(`/jobs/${job.id}`);
  await expect(theirs.getByText("Better thought", { exact: true })).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^(Edit your|Delete the) comment/ })).toHaveCount(0);
  await cast.logIn(theirs, await cast.join({ role: "moderator" }));
  await theirs.goto(`/jobs/${job.id}`);
  await expect(theirs.getByRole("button", { name: "Delete the comment: Better thought" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^Edit your comment/ })).toHaveCount(0);
  await context.close();
});

test("U39 after sending, editing or deleting a comment the focus stays nearby", async ({ page, cast }) => {
  const author = await cast.join();
  const { body: job } = await author.post("/jobs", aJob());
  for (const text of ["One", "Two"]) await author.post("/comments", { parent: "jobs", parentId: job.id, text });
  await cast.logIn(page, author);
  await page.goto(`/jobs/${job.id}`);
  const box = page.getByLabel("Write a comment");
  await box.fill("Three");
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");

  const edit = page.getByRole("button", { name: "Edit your comment: One" });
  await edit.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await page.getByRole("textbox", { name: "Your comment" }).fill("First");
  await page.locator("form").getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("button", { name: "Edit your comment: First" })).toBeFocused();

  const remove = async (text: string) => {
    await page.getByRole("button", { name: `Delete the comment: ${text}` }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByRole("listitem").filter({ hasText: text })).toHaveCount(0);
  };
  await remove("First");
  await expect(page.getByRole("listitem").filter({ hasText: "Two" })).toBeFocused();
  await expectAccessible(page, "with a focused comment");
  await remove("Three");
  await expect(page.getByRole("heading", { name: "Comments" })).toBeFocused();
  await remove("Two");
  await expect(page.getByRole("heading", { name: "Comments" })).toBeFocused();
});
