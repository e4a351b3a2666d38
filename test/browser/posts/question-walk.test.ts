import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aQuestion, aWord } from "../../support/builders.ts";

test("a member asks, answers, edits and deletes a question", async ({ page, cast }) => {
  const word = aWord();
  const title = `Which editor ${word}?`;
  const description = `I can't decide, ${word}. ${"x".repeat(300)}`;
  await cast.logIn(page, await cast.join());
  await page.goto("/qa");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions & Answers");
  await expect(page.getByPlaceholder("Search questions...")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ask a Question" }).click();
  await expect(page).toHaveURL("/qa/add");

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByText("This field is required")).toHaveCount(1);
  await page.getByLabel("Title").fill("😀".repeat(31));
  await expect(page.getByText("Title must be 30 characters or fewer")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription(/31 of 30 characters/);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill(description);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/qa");

  await page.getByPlaceholder("Search questions...").fill(word);
  await page.getByRole("heading", { name: title }).click();
  await expect(page.getByText(`${description.slice(0, 200)}…`)).toBeVisible();
  await page.getByRole("link", { name: `More Details about ${title}` }).click();
  await expect(page.getByRole("heading", { name: "Answers" })).toBeVisible();
  await page.getByLabel("Write an answer").fill("Any.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(page.getByText("Any.", { exact: true })).toBeVisible();
  const address = page.url();

  await page.getByRole("link", { name: "Edit Question" }).click();
  await page.getByLabel("Title").fill(`Which shell ${word}?`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Question updated successfully!")).toBeVisible();
  await expect(page).toHaveURL("/qa");

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Which shell ${word}?`);
  await page.getByRole("link", { name: "Edit Question" }).click();
  // The answer can be deleted while its page is open.
  await expect(page.getByLabel("Title")).toHaveValue(`Which shell ${word}?`);
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this question?");
  await page.route("**/api/questions/*", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete question. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Question deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL("/qa");
});

test("only its asker and staff can edit a question", { tag: "@all" }, async ({ page, browser, cast }) => {
  const owner = await cast.join();
  const { body: question } = await owner.post("/questions", aQuestion());
  const refusal = "You are not authorized to edit this question.";

  await page.goto("/qa/add");
  await expect(toast(page, "Please log in to ask a question!")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?/);

  await cast.logIn(page, await cast.join());
  await page.goto(`/qa/${question.id}`);
  await expect(page.getByText("No answers yet. Do you know one?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Question" })).toHaveCount(0);
  await page.goto(`/qa/edit/${question.id}`);
  await expect(page.getByRole("alert")).toHaveText(refusal);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  const moderator = await cast.join({ role: "moderator" });
  await cast.logIn(theirs, moderator);
  await theirs.goto(`/qa/${question.id}`);
  await theirs.getByRole("link", { name: "Edit Question" }).click();
  await theirs.getByLabel("Title").fill("Submitted by someone else");
  await theirs.route("**/api/questions/*", (route) =>
    route.fulfill({ status: 403, json: { error: refusal, code: "forbidden" } }),
  );
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(toast(theirs, refusal)).toBeVisible();
  await expect(theirs.getByLabel("Title")).toHaveValue("Submitted by someone else");
  await context.close();
});

test("Back to Questions returns to the search it was opened from, or to the list", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const owner = await cast.join();
  const word = aWord();
  const title = `Where was I ${word}?`;
  const { body: question } = await owner.post("/questions", aQuestion({ title }));
  await cast.logIn(page, owner);
  await page.goto(`/qa?search=${word}`);
  await page.getByRole("heading", { name: title }).click();
  await page.getByRole("link", { name: "More Details" }).click();
  await page.getByRole("link", { name: "Back to Questions" }).click();
  await expect(page).toHaveURL(`/qa?search=${word}`);

  await page.goto(`/qa/${question.id}`);
  await page.getByRole("link", { name: "Back to Questions" }).click();
  await expect(page).toHaveURL("/qa");
});
