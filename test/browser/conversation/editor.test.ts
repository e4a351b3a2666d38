import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { expectThumbSized } from "../../support/browser/targets.ts";
import { aWord } from "../../support/builders.ts";
import { box, openQuestion, tool, tools } from "./support/editor.ts";

test.describe.configure({ mode: "parallel" });

test("U59 a comment box shows its tabs and toolbar on focus, all usable by keyboard", async ({ page, cast }) => {
  await openQuestion(page, cast);
  await expect(box(page)).toBeVisible();
  await expect(tools(page)).toHaveCount(0);
  await box(page).focus();
  await expect(tools(page)).toBeVisible();

  await page.keyboard.type("one two");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+b");
  await expect(box(page)).toHaveValue("one **two**");
  await page.keyboard.press("Control+z");
  await expect(box(page)).toHaveValue("one two");
  await page.keyboard.press("Control+e");
  await expect(box(page)).toHaveValue("one `two`");
  await page.keyboard.press("Control+z");

  // Tab leaves the field: the tabs are one stop, the tools another.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "Write" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tool(page, "Bold")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Italic")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Mention")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tool(page, "Add a picture")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("one **two**");
  await expectAccessible(page, "the editor");

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Preview" })).toBeFocused();
  const preview = page.getByRole("tabpanel", { name: "Preview" });
  await expect(preview.locator("strong")).toHaveText("two");
  await expectAccessible(page, "the preview");
  await page.keyboard.press("ArrowLeft");
  await expect(box(page)).toBeVisible();

  await box(page).press("Control+Enter");
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "one two" }).locator("strong")).toHaveText("two");
  await expect(box(page)).toBeFocused();
});

test("U59 Ctrl K opens the search palette in the editor, too", { tag: "@all" }, async ({ page, cast }) => {
  await openQuestion(page, cast);
  await box(page).focus();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.type("words");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(box(page)).toHaveValue("words");
});

test("U59 an empty preview says so, and errors are shown at the comment box", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  await openQuestion(page, cast);
  await box(page).focus();
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("tabpanel")).toHaveText("Nothing to preview.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("This field is required")).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test("U59 pasting an address onto selected text makes a link", { tag: "@all" }, async ({ page, cast }) => {
  await openQuestion(page, cast);
  await box(page).fill("see the docs");
  await expect(tools(page)).toBeVisible();
  await box(page).evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(8, 12);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://example.org/docs");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(box(page)).toHaveValue("see the [docs](https://example.org/docs)");
  await page.keyboard.press("Control+z");
  await expect(box(page)).toHaveValue("see the docs");
});

test("U59 the mention button inserts a member at the cursor and searches for selected words", {
  tag: "@all",
}, async ({ page, cast }) => {
  const word = aWord();
  const asker = await cast.join({ firstName: "Zoe", lastName: word });
  await openQuestion(page, cast, asker);
  const mention = `[@Zoe ${word}](/users/${asker.id}) `;
  const written = [
    [0, `${mention}thanks well`],
    [3, `tha ${mention}nks well`],
    [7, `thanks ${mention}well`],
  ] as const;
  for (const [place, text] of written) {
    await box(page).fill("thanks well");
    await expect(tools(page)).toBeVisible();
    await box(page).evaluate((area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at), place);
    await tool(page, "Mention").click();
    await expect(members(page).getByRole("option").first()).toHaveText(`Zoe ${word}`);
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(text);
  }
  await box(page).fill(`thanks ${word}`);
  await box(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, area.value.length));
  await tool(page, "Mention").click();
  await expect(members(page).getByRole("option")).toHaveText([`Zoe ${word}`]);
});

const members = (page: Page) => page.getByRole("listbox", { name: "Members" });

test("U59 @ lists members of the page first; a mention is chosen by keyboard and can be undone", async ({
  page,
  cast,
}) => {
  const word = aWord();
  const elsewhere = await cast.join({ firstName: "Aaron", lastName: word });
  const asker = await cast.join({ firstName: "Zoe", lastName: word });
  await openQuestion(page, cast, asker);
  await box(page).focus();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.type(`Ask @${word.slice(0, 6)}`);
  await expect(members(page).getByRole("option")).toHaveText([`Zoe ${word}`, `Aaron ${word}`]);
  await expect(page.getByRole("status").filter({ hasText: "2 members" })).toHaveCount(1);
  await expectAccessible(page, "members to mention");
  await page.keyboard.press("Escape");
  await expect(members(page)).toHaveCount(0);
  await page.keyboard.type(` and @${word.slice(0, 8)}`);
  await expect(members(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const mentioned = `Ask @${word.slice(0, 6)} and [@Aaron ${word}](/users/${elsewhere.id}) `;
  await expect(box(page)).toHaveValue(mentioned);
  await page.keyboard.press("Control+z");
  await expect(box(page)).toHaveValue(`Ask @${word.slice(0, 6)} and @${word.slice(0, 8)}`);
  await page.keyboard.press("Control+Shift+z");
  await expect(box(page)).toHaveValue(mentioned);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: `@Aaron ${word}` })).toHaveAttribute("href", `/users/${elsewhere.id}`);
});

test("U59 during input composition no member is offered and nothing is sent", {
  tag: "@all",
}, async ({ page, cast }) => {
  const asker = await cast.join({ firstName: "Zoe" });
  await openQuestion(page, cast, asker);
  await box(page).focus();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.type("@zo");
  await expect(members(page)).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "e", selectionStart: 1, selectionEnd: 1 });
  await expect(members(page)).toHaveCount(0);
  const press = (key: string, options: object) =>
    box(page).evaluate(
      (area, [key, options]) =>
        area.dispatchEvent(
          new KeyboardEvent("keydown", {
            key: key as string,
            bubbles: true,
            cancelable: true,
            isComposing: true,
            ...(options as object),
          }),
        ),
      [key, options] as const,
    );
  await press("ArrowDown", {});
  await press("Enter", {});
  await press("Enter", { ctrlKey: true });
  await press("b", { ctrlKey: true });
  await client.send("Input.insertText", { text: "e" });
  await expect(box(page)).toHaveValue("@zoe");
  await expect(members(page).getByRole("option", { name: "Zoe" }).first()).toBeVisible();
  await expect(page.getByText("sending...")).toHaveCount(0);
});

test("U59 a job's description has the editor without mentions", { tag: "@all" }, async ({ page, cast }) => {
  await cast.logIn(page, await cast.join());
  await page.goto("/jobs/add");
  await expect(tools(page)).toBeVisible();
  await expect(tool(page, "Mention")).toHaveCount(0);
  await expect(tool(page, "Add a picture")).toBeVisible();
  await page.getByLabel("Description").fill("@a");
  await expect(members(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test("U59 the editor's targets are thumb-sized, and nothing is wider than the screen", { tag: "@all" }, async ({
    page,
    cast,
  }) => {
    await openQuestion(page, cast);
    await box(page).tap();
    await expect(tools(page)).toBeVisible();
    await expectThumbSized(page, "the editor");
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    await page.getByRole("tab", { name: "Preview" }).tap();
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await page.goto("/qa/add");
    await expect(tools(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
