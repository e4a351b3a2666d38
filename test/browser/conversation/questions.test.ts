import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { aQuestion, aWord } from "../../support/builders.ts";

test.describe.configure({ mode: "parallel" });

test("Q13 the list of questions can be filtered and sorted, and keeps that in its address", {
  tag: "@all",
}, async ({ page, cast }) => {
  const word = aWord();
  const asker = await cast.join();
  const helper = await cast.join();
  const skills = await cast.skillIds("Docker", "React", "SQL", "Python", "Git");
  const ask = async (title: string, more = {}) =>
    (await asker.post("/questions", aQuestion({ title: `${title} ${word}`, ...more }))).body;
  const answered = await ask("Answered", { skills });
  await ask("Waiting", { skills: skills.slice(0, 1) });
  const { body: answer } = await helper.post("/comments", {
    parent: "questions",
    parentId: answered.id,
    text: "So.",
  });
  await asker.put(`/questions/${answered.id}/accepted-answer`, { commentId: answer.id });
  await helper.put(`/questions/${answered.id}/vote`);

  await cast.logIn(page, helper);
  await page.goto(`/qa?search=${word}`);
  const cards = page.locator("details");
  await expect(cards).toHaveCount(2);
  const card = cards.filter({ hasText: `Answered ${word}` });
  await expect(card).toContainText("1 vote");
  await expect(card).toContainText("1 answer");
  await expect(card.locator(".small-skills .skill")).toHaveCount(3);
  await expect(card).toContainText("+2");
  await expect(card).toContainText("active");
  await expectAccessible(page, "the list of questions");

  await page.getByLabel("Unanswered").check();
  await expect(page).toHaveURL(/state=unanswered/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(`Waiting ${word}`);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(cards).toHaveCount(2);
  await page.getByLabel("Sort by").selectOption("Most votes");
  await expect(page).toHaveURL(/sort=votes/);
  await expect(cards.first()).toContainText(`Answered ${word}`);

  await page.getByRole("link", { name: "My questions" }).click();
  await expect(page).toHaveURL("/qa?mine=true");
  await expect(page.getByText("No questions match these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Remove My questions" }).click();
  await expect(page).toHaveURL("/qa");
});

test("Q35 a title that is too long stays as it is, and the counter says by how much", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/qa/add");
  const title = page.getByLabel("Title");
  await title.fill("How do I make my images less big");
  await expect(title).toHaveValue("How do I make my images less big");
  await expect(title).toHaveAccessibleDescription("32 of 30 characters, 2 too many");
});

test("Q28 similar questions appear and are announced while typing, and don't block saving", {
  tag: "@all",
}, async ({ page, cast }) => {
  const word = aWord();
  const asker = await cast.join();
  const { body: known } = await asker.post("/questions", aQuestion({ title: `Big ${word} images` }));
  await cast.logIn(page, await cast.join());
  await page.goto("/qa/add");
  await expect(page.getByRole("region", { name: "Similar questions" })).toHaveCount(0);
  await page.getByLabel("Title").fill(`${word} image`);
  const region = page.getByRole("region", { name: "Similar questions" });
  await expect(region.getByRole("link")).toHaveAttribute("href", `/qa/${known.id}`);
  await expect(region.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(region).toContainText("No answer yet");
  await expect(page.getByRole("status").filter({ hasText: "1 similar question" })).toHaveCount(1);
  await expectAccessible(page, "similar questions");
  await page.getByLabel("Description").fill("It is.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
});

test("the question form suggests skills its text names; the page says who will be asked", {
  tag: "@all",
}, async ({ page, cast }) => {
  const word = aWord();
  await cast.logIn(page, await cast.join());
  await page.goto("/qa/add");
  await page.getByLabel("Title").fill(`Docker ${word}?`);
  await page.getByLabel("Description").fill("In React.");
  await page.getByRole("button", { name: "Add Docker" }).click();
  await expect(page.getByRole("button", { name: "Add React" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Chosen skills").getByRole("listitem")).toHaveText(["Docker", "React"]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
  await page.goto(`/qa?search=${word}`);
  await page.locator("summary").click();
  await page.getByRole("link", { name: /^More Details/ }).click();
  await expect(
    page.getByText("No answer within a day? Then up to three members who know Docker or React are asked."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Docker" })).toBeVisible();
  const question = page.url().split("/").at(-1);
  await page.route(`**/api/questions/${question}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), offered: 3 } });
  });
  await page.reload();
  await expect(page.getByText("Three members who know Docker or React were asked.")).toBeVisible();
});

test("Q34 Welcome shows the unanswered questions that match the member's skills", {
  tag: "@all",
}, async ({ page, cast }) => {
  const asker = await cast.join();
  const helper = await cast.join({ skills: ["Solidity"] });
  const skills = await cast.skillIds("Solidity");
  const { body: question } = await asker.post("/questions", aQuestion({ title: "Gas?", skills }));
  await cast.logIn(page, helper);
  await page.goto("/welcome");
  const region = page.getByRole("region", { name: "Unanswered questions you could answer" });
  await expect(region.getByRole("link", { name: "Gas?" })).toHaveAttribute("href", `/qa/${question.id}`);
  await expect(region).toContainText("You have 1 of 1");
  await expect(region.getByRole("link", { name: "All unanswered questions" })).toHaveAttribute(
    "href",
    "/qa?state=unanswered",
  );
  await helper.post("/comments", { parent: "questions", parentId: question.id, text: "Little." });
  await page.reload();
  await expect(region).toContainText("No unanswered question is about your skills.");
});
