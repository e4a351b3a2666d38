import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { type Cast, test, toast } from "../../support/browser/browser.ts";
import { aJob, aQuestion } from "../../support/builders.ts";

test.describe.configure({ mode: "parallel" });

const item = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

async function answered(cast: Cast, ...texts: string[]) {
  const asker = await cast.join({ firstName: "Asta" });
  const { body: question } = await asker.post("/questions", aQuestion());
  const helper = await cast.join({ firstName: "Hal" });
  const answers = [];
  for (const text of texts)
    answers.push((await helper.post("/comments", { parent: "questions", parentId: question.id, text })).body);
  return { asker, helper, question, answers, address: `/qa/${question.id}` };
}

test("U60 Q10 a reply appears below its thread and names whom it answers; Esc closes an empty form", async ({
  page,
  cast,
}) => {
  const { asker, helper, address } = await answered(cast, "First answer", "Second answer");
  await cast.logIn(page, asker);
  await page.goto(address);
  const reply = item(page, "First answer").getByRole("button", { name: "Reply" });
  const form = page.getByLabel("Write a reply");
  await reply.press("Enter");
  await expect(form).toBeFocused();
  await expect(form).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(reply).toBeFocused();

  await reply.press("Enter");
  await page.keyboard.type("Which version?");
  await page.keyboard.press("Escape");
  await expect(form).toHaveValue("Which version?");
  await page.keyboard.press("Control+Enter");
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(item(page, "Which version?")).toBeFocused();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Asta" })).toContainText(
    "Replies to Hal",
  );
  const texts = await page.getByRole("main").getByRole("listitem").allTextContents();
  const order = ["First answer", "Which version?", "Second answer"].map((words) =>
    texts.findIndex((text) => text.includes(words)),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));

  await cast.logIn(page, helper);
  await page.goto(address);
  await item(page, "Which version?").getByRole("button", { name: "Reply" }).click();
  await expect(form).toHaveValue(`[@Asta ${asker.lastName}](/users/${asker.id}) `);
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expectAccessible(page, "a thread");
});

test("U60 Q11 a deleted comment with replies leaves a stub, which gets the focus", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { helper, asker, question, answers, address } = await answered(cast, "Wrong answer");
  const reply = { parent: "questions", parentId: question.id, replyToId: answers[0].id, text: "Are you sure?" };
  await asker.post("/comments", reply);
  await cast.logIn(page, helper);
  await page.goto(address);
  await page.getByRole("button", { name: "Delete the comment: Wrong answer" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  const stub = item(page, "This answer was deleted.");
  await expect(stub).toBeFocused();
  await expect(page.getByText("Wrong answer")).toHaveCount(0);
  await expect(item(page, "Are you sure?")).toBeVisible();
  await expect(stub.getByRole("button")).toHaveCount(0);
  await expect(item(page, "Are you sure?")).toContainText("Replies to a deleted comment");

  await cast.logIn(page, asker);
  await page.goto(address);
  await page.getByRole("button", { name: "Delete the comment: Are you sure?" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("No answers yet.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Answers" })).toBeFocused();
});

/** The page shows a change before the server has it; this waits for the server. */
const counted = (where: Page, press: Promise<void>) =>
  Promise.all([where.waitForResponse((response) => response.url().endsWith("/vote")), press]);

test("U60 Q06 a vote shows at once to the voter, and to others after a reload; nothing moves", async ({
  page,
  theirs: other,
  cast,
}) => {
  const { asker, address } = await answered(cast, "First answer", "Second answer");
  await cast.logIn(other, await cast.join());
  await cast.logIn(page, asker);
  for (const each of [page, other]) await each.goto(address);
  const helpful = (where: Page, text: string) => item(where, text).getByRole("button", { name: "Helpful" });
  await counted(page, helpful(page, "Second answer").click());
  await expect(helpful(page, "Second answer")).toHaveAttribute("aria-pressed", "true");
  await expect(helpful(page, "Second answer")).toHaveText("Helpful 1");
  await counted(other, helpful(other, "Second answer").click());
  await expect(helpful(other, "Second answer")).toHaveText("Helpful 2");
  const firstTwo = () => page.locator("#comments ~ ul > li, section:has(#comments) ul > li").allTextContents();
  const [first] = await firstTwo();
  expect(first).toContain("First answer");

  await page.reload();
  await expect(helpful(page, "Second answer")).toHaveText("Helpful 2");
  expect((await firstTwo())[0]).toContain("Second answer");
  await counted(page, helpful(page, "Second answer").click());
  await expect(helpful(page, "Second answer")).toHaveAttribute("aria-pressed", "false");
  await expect(helpful(page, "Second answer")).toHaveText("Helpful 1");

  // After several presses the last one counts, and a refused change is reverted.
  const withdrawn = page.waitForResponse((response) => response.request().method() === "DELETE");
  await helpful(page, "First answer").dblclick();
  await withdrawn;
  await expect(helpful(page, "First answer")).toHaveText("Helpful 0");
  await page.route("**/api/comments/*/vote", (route) => route.fulfill({ status: 503, json: {} }));
  await helpful(page, "First answer").click();
  await expect(toast(page, "Ooops, something went wrong")).toBeVisible();
  await expect(helpful(page, "First answer")).toHaveAttribute("aria-pressed", "false");
  await expect(helpful(page, "First answer")).toHaveText("Helpful 0");

  await counted(other, other.getByRole("button", { name: "I have this too" }).click());
  await expect(other.getByRole("button", { name: "I have this too" })).toHaveText("I have this too 1");
  await page.reload();
  await expect(page.getByText("1 vote", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "I have this too" })).toHaveCount(0);
});

test("U60 Q02 the asker can accept an answer and take that back; a failure reverts it", async ({ page, cast }) => {
  const { asker, helper, address } = await answered(cast, "First answer", "Second answer");
  await cast.logIn(page, asker);
  await page.goto(address);
  const second = item(page, "Second answer");
  await second.getByRole("button", { name: "Accept answer" }).click();
  await expect(second).toContainText("Accepted answer");
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();
  await expectAccessible(page, "an accepted answer");
  await page.reload();
  await expect(page.getByRole("main").locator(".comment").first()).toContainText("Second answer");
  await page.getByLabel("Sort by").selectOption("Oldest first");
  await expect(page).toHaveURL(/\?sort=threads$/);
  await expect(page.getByRole("main").locator(".comment").first()).toContainText("First answer");

  await page.route("**/accepted-answer", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await second.getByRole("button", { name: "Take back" }).click();
  await expect(toast(page, "Ooops, something went wrong")).toBeVisible();
  await expect(second).toContainText("Accepted answer");
  await second.getByRole("button", { name: "Take back" }).click();
  await expect(second.getByRole("button", { name: "Accept answer" })).toBeVisible();
  await expect(page.getByText("Answered", { exact: true })).toHaveCount(0);

  await cast.logIn(page, helper);
  await page.goto(address);
  await expect(item(page, "First answer")).toContainText("0 votes");
  await expect(page.getByRole("button", { name: "Accept answer" })).toHaveCount(0);
});

test("U60 a link to a comment loads pages until it is found, or says that it is gone", async ({ page, cast }) => {
  const member = await cast.join();
  const { body: job } = await member.post("/jobs", aJob());
  const comment = (text: string) => member.post("/comments", { parent: "jobs", parentId: job.id, text });
  await Promise.all(Array.from({ length: 52 }, (_, at) => comment(`Comment ${at}`)));
  const { id: last } = (await comment("The last")).body;
  await cast.logIn(page, member);
  await page.goto(`/jobs/${job.id}#comment-${last}`);
  const named = page.locator(`#comment-${last}`);
  await expect(named).toBeInViewport();
  await expect(named).toHaveAttribute("data-marked");
  await expect(named).toBeFocused();

  await member.delete(`/comments/${last}`);
  await page.goto("/jobs");
  await page.goto(`/jobs/${job.id}#comment-${last}`);
  await expect(page.getByText("This comment is gone.")).toBeVisible();
});

test("U02 Show more moves the focus to the first new comment", { tag: "@all" }, async ({ page, cast }) => {
  const { asker, answers, address } = await answered(cast, ...Array.from({ length: 60 }, (_, nth) => `Answer ${nth}`));
  await cast.logIn(page, asker);
  await page.goto(address);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(page.locator(`#comment-${answers[50].id}`)).toBeFocused();
});

test("an unsent reply survives a reload", { tag: "@all" }, async ({ page, cast }) => {
  const { asker, address } = await answered(cast, "First answer");
  await cast.logIn(page, asker);
  await page.goto(address);
  await item(page, "First answer").getByRole("button", { name: "Reply" }).click();
  await page.getByLabel("Write a reply").fill("Half a sentence");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Write a reply")).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByLabel("Write a reply")).toHaveCount(0);
  await expect(item(page, "First answer")).toBeFocused();
});

test("U60 Q24 edited shows the changes word by word; the author can remove a former version", async ({
  page,
  cast,
}) => {
  const { asker, helper, question, answers, address } = await answered(cast, "Use docker build.");
  const reply = { parent: "questions", parentId: question.id, replyToId: answers[0].id, text: "Thanks!" };
  await asker.post("/comments", reply);
  await helper.put(`/comments/${answers[0].id}`, { text: "Use docker buildx." });
  await cast.logIn(page, helper);
  await page.goto(address);
  const edited = page.getByRole("button", { name: "edited" });
  await edited.press("Enter");
  const dialog = page.getByRole("dialog", { name: "What changed" });
  await expect(dialog.locator("ins")).toHaveText("buildx");
  await expect(dialog.locator("del")).toHaveText("build");
  await expect(dialog).toContainText("added: buildx");
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "what changed");
  await dialog.getByRole("button", { name: "Remove this version" }).click();
  await page.getByRole("dialog", { name: "Remove this version?" }).getByRole("button", { name: "Remove" }).click();
  await expect(dialog).toContainText("This version was removed.");
  await expect(dialog.getByRole("button", { name: "Remove this version" })).toHaveCount(0);
  await expect(dialog.locator("del")).toHaveCount(0);
  await expect(dialog.getByRole("listitem").last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(edited).toBeFocused();
});

test("U60 a version shows its changes even if the previous one is removed or not loaded", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { asker, question } = await answered(cast);
  const moderator = await cast.join({ role: "moderator" });
  for (let n = 2; n <= 22; n++) {
    await (n % 2 ? asker : moderator).put(`/questions/${question.id}`, aQuestion({ description: `Number ${n}` }));
  }
  await asker.delete(`/questions/${question.id}/versions/3`);
  await cast.logIn(page, asker);
  await page.goto(`/qa/${question.id}`);
  await page.getByRole("button", { name: "edited" }).click();
  const dialog = page.getByRole("dialog", { name: "What changed" });
  await expect(dialog.locator("ins", { hasText: "22" })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(18);
  await expect(dialog.locator("ins")).toHaveCount(18);
  await dialog.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(22);
  await expect(dialog.getByRole("listitem").nth(18)).toBeFocused();
});

test("on a phone the action bar hides while someone writes and returns afterwards", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const { address } = await answered(cast, "First answer");
  await page.setViewportSize({ width: 360, height: 780 });
  await cast.logIn(page, await cast.join());
  await page.goto(address);
  const bar = page.getByRole("button", { name: "Answer this question" });
  await bar.click();
  const box = page.getByLabel("Write an answer");
  await expect(box).toBeFocused();
  await expect(bar).toBeHidden();
  await page.keyboard.type("Second answer");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(item(page, "Second answer")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(bar).toBeVisible();
});
