import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { test, toast } from "../../support/browser/browser.ts";
import { aJob, aProject, aQuestion } from "../../support/builders.ts";

test.use({ freshContext: true });

const main = (page: Page) => page.getByRole("main");
const undo = (page: Page, said: string) => toast(page, said).getByRole("button", { name: "Undo" });
const confirm = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();

test("U61 M21 Undo restores a deleted record with its comments, and opens it", async ({ page, cast }) => {
  const olga = await cast.join({ firstName: "Olga" });
  await cast.logIn(page, olga);
  const posts = [
    { made: await olga.post("/jobs", aJob({ title: "Bell founder" })), at: "/jobs", done: "Job deleted successfully!" },
    { made: await olga.post("/questions", aQuestion()), at: "/qa", done: "Question deleted successfully!" },
  ];
  const [{ made: job } = { made: { body: { id: 0 } } }] = posts;
  await olga.post("/comments", { parent: "jobs", parentId: job.body.id, text: "Still here" });
  for (const { made, at, done } of posts) {
    const address = `${at}/${made.body.id}`;
    await page.goto(`${at}/edit/${made.body.id}`);
    await page.getByRole("button", { name: "Delete" }).click();
    await confirm(page);
    await expect(page).toHaveURL(at);
    await undo(page, done).click();
    await expect(page).toHaveURL(address);
    await expect(toast(page, "It is back.")).toBeVisible();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(made.body.title);
    if (at === "/jobs") await expect(main(page).getByText("Still here")).toBeVisible();
  }
});

test("U61 M21 Undo can be reached by keyboard, stays while focused, and restores a comment", {
  tag: "@all",
}, async ({ page, cast }) => {
  const olga = await cast.join();
  const { body: job } = await olga.post("/jobs", aJob());
  const { body: comment } = await olga.post("/comments", { parent: "jobs", parentId: job.id, text: "Take me back" });
  await cast.logIn(page, olga);
  await page.goto(`/jobs/${job.id}`);
  await page.clock.install();
  await page.getByRole("button", { name: "Delete the comment: Take me back" }).click();
  await confirm(page);
  await expect(undo(page, "Comment deleted successfully")).toBeVisible();
  await page.keyboard.press("Alt+t");
  await page.clock.runFor(15_000);
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(undo(page, "Comment deleted successfully")).toBeFocused({ timeout: 1 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/jobs/${job.id}#comment-${comment.id}`);
  await page.clock.resume();
  await expect(main(page).locator(`#comment-${comment.id}`)).toContainText("Take me back");
  await expect(main(page).locator(`#comment-${comment.id}`)).toBeFocused();
  await page.clock.runFor(15_000);
  await expect(toast(page, "It is back.")).toHaveCount(0);
  await expect(main(page).locator(`#comment-${comment.id}`)).toBeFocused();
});

test("U61 M21 Undo disappears after ten seconds", { tag: "@all" }, async ({ page, cast }) => {
  const olga = await cast.join();
  const { body: question } = await olga.post("/questions", aQuestion());
  await cast.logIn(page, olga);
  await page.clock.install();
  await page.goto(`/qa/edit/${question.id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await confirm(page);
  await expect(undo(page, "Question deleted successfully!")).toBeVisible();
  await page.clock.runFor(8000);
  await expect(undo(page, "Question deleted successfully!")).toBeVisible();
  await page.clock.runFor(4000);
  await expect(undo(page, "Question deleted successfully!")).toHaveCount(0);
});

test("U61 M21 the bin lists deleted posts, which can be restored or deleted permanently", {
  tag: "@all",
}, async ({ page, cast }) => {
  const olga = await cast.join();
  await cast.logIn(page, olga);
  await page.goto("/settings/bin");
  await expect(main(page).getByText("Nothing was deleted in the last 30 days.")).toBeVisible();

  const { body: job } = await olga.post("/jobs", aJob({ title: "Bell founder" }));
  const { body: project } = await olga.post("/projects", aProject({ title: "A quiet map" }));
  for (const text of ["One", "Two", "Three"]) await olga.post("/comments", { parent: "jobs", parentId: job.id, text });
  await olga.delete(`/jobs/${job.id}`);
  await olga.delete(`/projects/${project.id}`);
  await page.goto("/settings");
  await page.getByRole("navigation", { name: "Parts of the settings" }).getByRole("link", { name: "Deleted" }).click();
  const items = main(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText("A quiet map");
  await expect(items.nth(1)).toContainText(/Bell founder\s*Job\s*3 comments\s*gone on \d+ \w+/);
  await expectAccessible(page, "the bin");

  await items.nth(1).getByRole("button", { name: "Restore" }).press("Enter");
  await expect(toast(page, "It is back.")).toBeVisible();
  await expect(items).toHaveCount(1);
  await expect(main(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect((await olga.get(`/jobs/${job.id}`)).status).toBe(200);

  await items.getByRole("button", { name: "Delete for good" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(items).toHaveCount(1);
  await items.getByRole("button", { name: "Delete for good" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).press("Enter");
  await expect(toast(page, "It is gone for good.")).toBeVisible();
  await expect(main(page).getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect((await olga.post(`/bin/projects/${project.id}/restoration`)).status).toBe(404);
});
