import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { aQuestion, aWord } from "../../support/builders.ts";

test("U59 @ offers other members but not the reader; pointer and arrows move one selection", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const word = aWord();
  const asker = await cast.join({ firstName: "Zoe", lastName: word });
  await cast.join({ firstName: "Aaron", lastName: word });
  const member = await cast.join({ firstName: "Wanda", lastName: word });
  const { body: question } = await asker.post("/questions", aQuestion());
  const own = { text: "Here already.", parent: "questions", parentId: question.id };
  expect((await member.post("/comments", own)).status).toBe(201);
  await cast.logIn(page, member);
  await page.goto(`/qa/${question.id}`);

  const box = page.getByLabel("Write an answer");
  await box.focus();
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await page.keyboard.type(`@${word.slice(0, 8)}`);
  const offered = page.getByRole("listbox", { name: "Members" }).getByRole("option");
  await expect(offered).toHaveText([`Zoe ${word}`, `Aaron ${word}`]);

  const chosen = page.getByRole("option", { selected: true });
  await offered.nth(1).hover();
  await expect(chosen).toHaveText([`Aaron ${word}`]);
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText([`Zoe ${word}`]);
  const grounds = await offered.evaluateAll((options) => options.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds[1], "the one below the pointer is drawn as not chosen").toBe("rgba(0, 0, 0, 0)");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(`[@Zoe ${word}](/users/${asker.id}) `);
});
