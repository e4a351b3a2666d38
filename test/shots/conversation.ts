import type { Page } from "@playwright/test";
import { pages, paths } from "../../contract/pages.ts";
import type { Words } from "../support/words.ts";
import { on, press } from "./moments.ts";
import type { Ids, Scene } from "./scenes.ts";

const inMarkdown = [
  "Return what **undoes** it:",
  "",
  "```js",
  "useEffect(() => {",
  "  const socket = open(room);",
  "  return () => socket.close();",
  "}, [room]);",
  "```",
  "",
  "- once for each `room`",
  "- ~~never~~ also in production",
].join("\n");

/** Questions and answers: asked, answered, replied to, accepted and edited. */
export const conversation = (ids: Ids, { comments, editor, questions }: Words): Scene[] => {
  const { qa = 0, threads = 0, edited = 0, withStub = 0, unanswered = 0, users = 0 } = ids;
  const write = (page: Page) => page.getByLabel(questions.answers.write);
  return [
    on("editor-preview", paths.question(qa), async (page) => {
      await write(page).fill(inMarkdown);
      await page.getByRole("tab", { name: editor.preview }).click();
      await page.locator("pre .hljs-keyword").first().waitFor();
    }),
    on("editor-mention", paths.question(qa), async (page) => {
      await write(page).click();
      await page.getByRole("tab", { name: editor.preview }).waitFor();
      await write(page).pressSequentially("Ask @m");
      await page.getByRole("listbox", { name: editor.members }).getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
    }),
    on("question-similar", pages.askQuestion, async (page) => {
      await page.getByLabel(questions.titleLabel).fill("useEffect runs twice, why?");
      await page.getByRole("region", { name: questions.similar }).waitFor();
    }),
    on("question-threads", paths.question(threads), undefined),
    on("question-reply", paths.question(threads), async (page) => {
      await page.getByRole("button", { name: comments.reply, exact: true }).nth(1).click();
      await page.getByRole("tab", { name: editor.preview }).waitFor();
      await page.getByLabel(comments.writeReply).scrollIntoViewIfNeeded();
    }),
    on(
      "question-accepting",
      paths.question(edited),
      (page) => page.getByText(comments.accept).first().scrollIntoViewIfNeeded(),
      {
        role: "admin",
      },
    ),
    on("question-stub", paths.question(withStub), (page) =>
      page.getByText(questions.answers.wasDeleted).scrollIntoViewIfNeeded(),
    ),
    on("question-changed", paths.question(edited), async (page) => {
      await press(comments.edited)(page);
      await page.getByRole("dialog").locator("ins").first().waitFor();
    }),
    on("question-waiting", paths.question(unanswered), undefined, { before: asOwn(unanswered, users) }),
  ];
};

/** Makes the reader the question's author. */
const asOwn = (id: number, ownerId: number) => (page: Page) =>
  page.route(`**/api/questions/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ownerId } });
  });
