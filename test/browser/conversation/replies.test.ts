import { expect, type Page } from "@playwright/test";
import { type Cast, test } from "../../support/browser/browser.ts";
import { aQuestion } from "../../support/builders.ts";

const reply = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name: "Reply" });
const form = (page: Page) => page.getByLabel("Write a reply");

/** The page of a question with an answer and a reply to it. */
async function aThread(page: Page, cast: Cast) {
  const helper = await cast.join();
  const { body: question } = await helper.post("/questions", aQuestion());
  const comment = { parent: "questions", parentId: question.id };
  const { body: answer } = await helper.post("/comments", { ...comment, text: "An answer" });
  await helper.post("/comments", { ...comment, text: "And one thing more", replyToId: answer.id });
  await cast.logIn(page, await cast.join());
  await page.goto(`/qa/${question.id}`);
}

test("U56 U60 a started reply is kept and focused, whichever Reply button is pressed", {
  tag: "@all",
}, async ({ page, cast }) => {
  await aThread(page, cast);
  await reply(page, "An answer").press("Enter");
  await reply(page, "And one thing more").press("Enter");
  await expect(form(page)).toHaveValue(/^\[@/);
  await reply(page, "An answer").press("Enter");
  await expect(form(page)).toHaveValue("");
  await page.keyboard.type("Half a sentence");
  await reply(page, "And one thing more").press("Enter");
  await expect(form(page)).toHaveValue("Half a sentence");
  await expect(form(page)).toBeFocused();
});

test("U56 text typed while a reply is being sent is kept", { tag: "@all" }, async ({ page, cast }) => {
  await aThread(page, cast);
  const sending = Promise.withResolvers<void>();
  await page.route("**/api/comments", async (route) => {
    await sending.promise;
    await route.continue();
  });
  await reply(page, "An answer").press("Enter");
  await page.keyboard.type("The first");
  await page.keyboard.press("Control+Enter");
  await expect(form(page)).toHaveValue("");
  await page.keyboard.type("The second");
  await reply(page, "And one thing more").press("Enter");
  sending.resolve();
  await expect(page.getByText("Comment added successfully")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "The first" }).getByRole("button")).not.toHaveCount(0);
  await expect(form(page)).toHaveValue("The second");
  await expect(form(page)).toBeFocused();
});
