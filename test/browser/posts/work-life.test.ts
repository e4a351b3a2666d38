import { expect, type Page } from "@playwright/test";
import { type BrowserMember, test, toast } from "../../support/browser/browser.ts";
import { aJob } from "../../support/builders.ts";

const description = "We build software.\n\n- No overtime\n- 30 days of vacation\n\nWe have no on-call.";
const question = "What is the work/life balance for Frontend developer?";
const button = (page: Page) => page.getByRole("button", { name: "Ask AI about work/life balance" });

async function post(member: BrowserMember, given: Record<string, unknown> = {}): Promise<string> {
  const { body } = await member.post(
    "/jobs",
    aJob({ title: "Frontend developer", location: "", description, ...given }),
  );
  return `/jobs/${body.id}`;
}

test("U10 the work/life answer opens in a dialog, is announced, and links to its sources", async ({ page, cast }) => {
  const mira = await cast.join({ firstName: "Mira" });
  await cast.logIn(page, mira);
  await page.goto(await post(mira));
  await button(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: question });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("status").first()).toContainText("No overtime");
  await expect(dialog).toContainText("Not mentioned: working hours, remote or hybrid work");
  await expect(dialog).toContainText("Nothing is sent anywhere.");
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page)).toBeFocused();

  await expect(page.locator("#description-3")).toHaveText("No overtime");
  await page.keyboard.press("Enter");
  await dialog.getByRole("link", { name: "Description" }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#description-3$/);
  await expect(page.locator("#description-3")).toBeFocused();
});

test("if a job says nothing about work/life, the dialog offers to ask in a comment", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const mira = await cast.join({ firstName: "Mira" });
  await cast.logIn(page, mira);
  await page.goto(await post(mira, { description: "We build software." }));
  await button(page).click();
  await expect(page.getByRole("dialog")).toContainText("The posting does not mention working hours");
  await page.getByRole("button", { name: "Ask in a comment" }).click();
  const box = page.getByLabel("Write a comment");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("Can you say something about working hours, overtime, and on-call duty?");

  await box.fill("Is there on-call?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Comment added successfully")).toBeVisible();
  await button(page).click();
  await expect(page.getByRole("dialog")).toContainText("A question: “Is there on-call?”");
});

test("U10 Cancel aborts the request for the work/life answer", { tag: "@all" }, async ({ page, cast }) => {
  const mira = await cast.join({ firstName: "Mira" });
  await cast.logIn(page, mira);
  await page.goto(await post(mira));
  await page.route("**/api/prompts", () => {});
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/prompts"));
  await button(page).click();
  await expect(page.getByRole("dialog").getByText("Loading...")).toBeAttached();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect((await stopped).failure()?.errorText).toContain("ABORTED");
  await expect(button(page)).toBeFocused();
});

test("a failed work/life answer shows a toast with a retry", { tag: "@all" }, async ({ page, cast }) => {
  const mira = await cast.join({ firstName: "Mira" });
  await cast.logIn(page, mira);
  await page.goto(await post(mira));
  const error = "Failed to get AI data. Please try again.";
  await page.route("**/api/prompts", (route) => route.fulfill({ status: 502, json: { error, code: "ai-failed" } }));
  await button(page).click();
  await expect(toast(page, error)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute("**/api/prompts");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog")).toContainText("No overtime");
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
});

test("S62 an AI provider's answer is shown as plain text, with its sources as links", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const mira = await cast.join({ firstName: "Mira" });
  await cast.logIn(page, mira);
  const address = await post(mira);
  const content = "<b>Bold</b> claim [2].\n\nNothing is said about travel.";
  await page.route("**/api/prompts", (route) => {
    const sources = [{ number: 2, label: "Description", href: `${address}#description-1` }];
    const read = { posting: true, comments: 0 };
    const message = { role: "assistant", content };
    return route.fulfill({ json: { message, provider: "default", read, sources, findings: [], unmentioned: [] } });
  });
  await page.goto(address);
  await button(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("<b>Bold</b> claim");
  await dialog.getByRole("link", { name: "Source 2: Description" }).click();
  await expect(page).toHaveURL(/#description-1$/);
});
