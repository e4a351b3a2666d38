import { expect, type Page } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { aQuestion } from "../../support/builders.ts";
import { expectUnread } from "../notifications/support/bell.ts";

test.use({ freshContext: true });

function refuseToWrite() {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

/** Blocks storage as browsers do, except sessionStorage, about which the router itself complains. */
function refuseAll() {
  const refuse = () => {
    throw new DOMException("Access is denied.", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { get: refuse });
  window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
  navigator.locks.request = () => Promise.reject(new DOMException("Access is denied.", "SecurityError"));
}

const expectDay = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-theme", "day");

for (const [what, refuse] of [
  ["writing is refused", refuseToWrite],
  ["storage is refused", refuseAll],
] as const) {
  test(`L06 where ${what}, members can still log in, search, get notifications and log out`, {
    tag: refuse === refuseAll ? [] : "@all",
  }, async ({ page, cast }) => {
    const asker = await cast.join({ firstName: "Stine" });
    const answerer = await cast.join();
    const { body: question } = await asker.post("/questions", aQuestion({ title: "Who is there?" }));
    await page.addInitScript(refuse);
    await page.goto("/login");
    await page.getByRole("button", { name: /theme/i }).click();
    await expectDay(page);

    await logInHere(page, asker);
    await expect(toast(page, "log in was successful")).toBeVisible();
    await expect(page).toHaveURL("/welcome");
    await page.getByRole("navigation").getByRole("link", { name: "Q&A" }).click();
    await expectDay(page);
    await expectUnread(page, 0);
    await answerer.post("/comments", { parent: "questions", parentId: question.id, text: "I am" });
    await expectUnread(page, 1);

    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("Who is there");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search/);
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  });

  test(`L06 L17 where ${what}, log-in keeps the page's language instead of the account's`, { tag: "@all" }, async ({
    page,
    cast,
  }) => {
    const member = await cast.join();
    await member.put("/account/locale", { locale: "de" });
    await page.addInitScript(refuse);
    await page.goto("/login");
    await logInHere(page, member);
    await expect(page).toHaveURL("/welcome");
    await expect(toast(page, "log in was successful")).toBeVisible();
  });
}
