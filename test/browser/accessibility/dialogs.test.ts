import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { type Furnished, test } from "./support/furnished-board.ts";

type Opened = {
  name: string;
  address: (board: Furnished) => string;
  /** Prepares the page before the dialog can be opened. */
  prepare?: (page: Page) => Promise<void>;
  opener: (page: Page) => ReturnType<Page["getByRole"]>;
  dialog: string | RegExp;
  /** The dialog's name and question. */
  says: (string | RegExp)[];
  /** Only below this width. */
  width?: number;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name });

const dialogs: Opened[] = [
  {
    name: "deleting a job",
    address: ({ full }) => paths.editJob(full.job),
    opener: button("Delete"),
    dialog: "Delete job",
    says: ["Are you sure you want to delete this job?", "Frontend developer (React)"],
  },
  {
    name: "deleting a project",
    address: ({ full }) => paths.editProject(full.project),
    opener: button("Delete"),
    dialog: "Delete project",
    says: ["Are you sure you want to delete this project?", "A map of quiet places"],
  },
  {
    name: "deleting a question",
    address: ({ full }) => paths.editQuestion(full.question),
    opener: button("Delete"),
    dialog: "Delete question",
    says: ["Are you sure you want to delete this question?", "How do I center a div?"],
  },
  {
    name: "deleting a comment",
    address: ({ full }) => paths.question(full.question),
    opener: button(/^Delete the comment/),
    dialog: "Delete comment",
    says: ["Are you sure you want to delete this comment?", "Well said."],
  },
  {
    name: "deleting one's account",
    address: () => pages.settings,
    opener: button("Delete account"),
    dialog: "Delete your account",
    says: [/^.*Nobody can bring it back/],
  },
  {
    name: "leaving an edited form",
    address: () => pages.askQuestion,
    prepare: (page) => page.getByLabel("Title").fill("Half a"),
    opener: (page) => page.getByRole("contentinfo").getByRole("link", { name: "About us" }),
    dialog: "Leave without saving?",
    says: ["What you changed here will be lost."],
  },
  {
    name: "inviting somebody to a seat",
    address: ({ full }) => paths.project(full.project),
    opener: button("Invite somebody: Switchboard"),
    dialog: "Invite somebody: Switchboard",
    says: ["Who", "What you would like to do together"],
  },
  {
    name: "adding a repository",
    address: ({ full }) => paths.editUser(full.user),
    opener: button("Add a repository"),
    dialog: "Add a repository",
    says: ["Address", "Skills"],
  },
  {
    name: "asking about work/life balance",
    address: ({ full }) => paths.job(full.job),
    opener: button("Ask AI about work/life balance"),
    dialog: "What is the work/life balance for Frontend developer (React)?",
    says: ["No overtime"],
  },
  {
    name: "the menu of small screens",
    address: () => pages.jobs,
    opener: button("Menu"),
    dialog: "Menu",
    says: ["Companies", "Log out"],
    width: 360,
  },
];

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector("dialog[open]")?.contains(document.activeElement) ?? false);

for (const { name, address, prepare, opener, dialog, says, width = 1280 } of dialogs) {
  test(`U10 U23 ${name}: the dialog names its subject, traps focus, and Esc restores focus`, {
    tag: name === dialogs[0]?.name ? [] : "@all",
  }, async ({ page, cast, board }) => {
    await page.setViewportSize({ width, height: 720 });
    await cast.logIn(page, board.owner);
    await page.goto(address(board));
    await prepare?.(page);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("dialog", { name: dialog });
    await expect(opened).toBeVisible();
    for (const sentence of says) await expect(opened).toContainText(sentence);
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await expectAccessible(page, name);

    const stops = await opened.locator("a, button, input").count();
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press("Tab");
      const elsewhere = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !document.querySelector("dialog[open]")?.contains(focused);
      });
      expect(elsewhere, `after ${stop + 1} tabs`).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test("U10 the work/life answer is announced when it arrives; Esc aborts the request", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await cast.logIn(page, board.owner);
  await page.goto(paths.job(board.full.job));
  await holdAnswers(page, "**/api/prompts");
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/prompts"));
  await page.getByRole("button", { name: "Ask AI about work/life balance" }).click();
  const announced = page.getByRole("dialog").locator('[role="status"]').first();
  await expect(announced).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  expect((await stopped).failure()?.errorText).toContain("ABORTED");

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Ask AI about work/life balance" }).click();
  await expect(announced).toContainText("30 days of vacation");
  await expect(announced).toHaveAttribute("aria-busy", "false");
});
