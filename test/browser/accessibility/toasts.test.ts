import { expect, type Locator, type Page } from "@playwright/test";
import { pages } from "../../../contract/pages.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { toast } from "../../support/browser/browser.ts";
import { test } from "./support/furnished-board.ts";

test.use({ freshContext: true });

const failed = "Failed to create question. Please try again.";

/** Opens a form whose saving fails. */
async function openFailingForm(page: Page) {
  await page.route("**/api/questions", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(pages.askQuestion);
  await page.getByLabel("Title").fill("Unsaved");
  await page.getByLabel("Description").fill("Words.");
}

/** In pixels: how far a toast is from the bottom of the window. */
const bottomOf = (page: Page) =>
  page.locator("[data-sonner-toast]").evaluate((sheet) => innerHeight - sheet.getBoundingClientRect().bottom);

const save = (page: Page) => page.getByRole("button", { name: "Save" });

/** Whether a click in its middle reaches it. */
const isReachable = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

test("U11 U261 success toasts close by themselves; error toasts stay and are announced", async ({
  page,
  cast,
  board,
}) => {
  await page.clock.install();
  await cast.logIn(page, board.owner);
  await openFailingForm(page);
  await save(page).click();
  await expect(toast(page, failed)).toBeVisible();
  await expect.poll(() => bottomOf(page)).toBeCloseTo(16, 0);
  const region = page.locator("section[aria-live=polite]").filter({ has: page.locator("[data-sonner-toast]") });
  await expect(region.getByText(failed)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast(page, failed)).toBeVisible();
  await toast(page, failed).getByRole("button", { name: "Close this message" }).click();
  await page.clock.runFor(1000);
  await expect(toast(page, failed)).toHaveCount(0);

  await page.unroute("**/api/questions");
  await page.route("**/api/questions", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 201, json: { id: 1 } }) : route.continue(),
  );
  await save(page).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(toast(page, "Question created successfully!")).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 720],
  [360, 640],
  [360, 480],
] as const) {
  test(`U03 U261 at ${width} × ${height} a toast stays in its corner and doesn't cover the focus`, {
    tag: "@all",
  }, async ({ page, cast, board }) => {
    await page.setViewportSize({ width, height });
    await cast.logIn(page, board.owner);
    await openFailingForm(page);
    await save(page).focus();
    await page.keyboard.press("Enter");
    await expect(toast(page, failed)).toBeVisible();
    await expect(async () => expect(await isReachable(save(page))).toBe(true)).toPass();
    await expect.poll(() => bottomOf(page)).toBeCloseTo(16, 0);

    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.focus();
    await expect(async () => expect(await isReachable(last)).toBe(true)).toPass();
    expect(await bottomOf(page)).toBeCloseTo(16, 0);
    await expectAccessible(page, "with a toast");
  });
}

test("U11 U27 a closing toast leaves an open list of options and the typed text unchanged", { tag: "@all" }, async ({
  page,
  cast,
  board,
}) => {
  await page.setViewportSize({ width: 360, height: 1100 });
  await page.clock.install();
  await cast.logIn(page, board.owner);
  await page.route("**/api/questions", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 201, json: { id: 1 } }) : route.continue(),
  );
  await page.goto(pages.askQuestion);
  await page.getByLabel("Title").fill("Saved");
  await page.getByLabel("Description").fill("Words.");
  await save(page).click();
  await expect(toast(page, "Question created successfully!")).toBeVisible();
  await expect(page).toHaveURL(pages.questions);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Add a job" }).click();
  const skills = page.getByRole("combobox", { name: "Skills" });
  await expect(skills).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await skills.click();
  await skills.pressSequentially("typescr");
  await page.clock.runFor(10_000);
  await expect(toast(page, "Question created successfully!")).toHaveCount(0);
  await expect(page.getByRole("option", { name: "TypeScript" })).toBeVisible();
  await expect(skills).toHaveValue("typescr");
});
