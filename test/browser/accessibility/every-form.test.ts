import { expect, type Locator, type Page } from "@playwright/test";
import { toast } from "../../support/browser/browser.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";
import { expectToHoldUp } from "./support/every-look.ts";
import { due, type Form } from "./support/form.ts";
import { forms } from "./support/forms.ts";
import { test } from "./support/furnished-board.ts";
import { type Sending, takeSending } from "./support/sending.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" }, permissions: ["clipboard-read", "clipboard-write"] });

const rows = ({ keepsWords, as }: Form) =>
  `U01 U12 U13 U14 U15 ${keepsWords ? "U16 " : ""}${keepsWords && as ? "U17 " : ""}U18 U25 S44`;

/** The forms that `npm test` covers: one with and without a member, with pictures, in a dialog, and with credentials. */
const core = ["Add a Job", "Write a comment", "Edit Your Profile", "Sign Up", "Delete your account"];

for (const form of forms) {
  test(`${rows(form)} ${form.name}: the form has labels, reports errors, sends once and keeps typed text`, {
    tag: core.includes(form.name) ? [] : "@all",
  }, async ({ page, cast, board }) => {
    const member = form.as && board[form.as];
    if (member) await cast.logIn(page, member);
    const sending = await takeSending(page, form.sendsTo);
    await page.goto(form.address(board.full));
    await form.open?.(page);

    await test.step("U13 fields have labels and autocomplete", () => isLabelled(page, form));
    await test.step("U12 errors appear beside their fields", () => tellsErrors(page, form));
    await test.step("U01 U25 the form with errors is accessible", () => expectToHoldUp(page, "with errors"));
    await test.step("U14 fields accept pasted text", () => takesPaste(page, form, member));
    const typed = await words(form.inside(page));
    await test.step("U18 S44 a double click sends once", () => sendsOnce(page, form, sending));
    await test.step("U15 a failed save keeps the typed text", async () => {
      await sending.answer(503, { error: "Not now" });
      await expect(button(page, form, form.button)).toBeEnabled();
      await expect(page.getByText(/Not now|went wrong|Failed to|Error /).first()).toBeVisible();
      expect(await words(form.inside(page))).toEqual(typed);
    });
    if (!form.keepsWords) return;

    await test.step("U16 leaving asks for confirmation", () => asksBeforeLeaving(page));
    expect(await words(form.inside(page))).toEqual(typed);
    if (!member) return;

    await test.step("U17 logging in again after the session ended restores the typed text", async () => {
      const address = new URL(page.url()).pathname;
      await button(page, form, form.button).click();
      await sending.answer(401, { error: "Please log in", code: "unauthenticated" });
      await expect(toast(page, "Your session has ended. Please log in again.")).toBeVisible();
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: address })}`);
      await logInHere(page, member);
      await expect(page).toHaveURL(address);
      await expect(async () => expect(await words(form.inside(page))).toEqual(typed)).toPass();
    });
  });
}

const button = (page: Page, form: Form, name: string) => form.inside(page).getByRole("button", { name, exact: true });
const field = (page: Page, form: Form, label: string) => form.inside(page).getByLabel(label, { exact: true });

/** Everything in a form, including chosen skills. */
const words = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => [
    ...[...element.elements].map((control) => (control as HTMLInputElement).value),
    ...[...element.querySelectorAll("ul li")].map((chip) => chip.textContent),
  ]);

async function isLabelled(page: Page, form: Form) {
  for (const label of Object.keys(form.typed)) {
    await expect(form.inside(page).getByText(label, { exact: true })).toBeVisible();
    expect(await field(page, form, label).getAttribute("autocomplete"), label).toBe(form.autocomplete?.[label] ?? null);
  }
  const unlabelled = await form.inside(page).evaluate((element: HTMLFormElement) =>
    [...element.elements]
      .filter((control) => control instanceof HTMLInputElement && control.type !== "hidden" && control.tabIndex >= 0)
      .filter((control) => (control as HTMLInputElement).labels?.length === 0)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(unlabelled).toEqual([]);
}

async function tellsErrors(page: Page, form: Form) {
  const required = Object.entries(form.required);
  for (const [label] of required) await field(page, form, label).fill("");
  await button(page, form, form.button).click();
  for (const [label, sentence] of required) {
    const control = field(page, form, label);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(sentence));
    const below = await control.evaluate((element, sentence) => {
      const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
      const message = ids.map((id) => document.getElementById(id)).find((part) => part?.textContent === sentence);
      return (message?.getBoundingClientRect().top ?? Number.NaN) - element.getBoundingClientRect().bottom;
    }, sentence);
    expect(Math.abs(below), `how far “${sentence}” stands from ${label}`).toBeLessThan(24);
  }
  await expect(field(page, form, (required[0] as [string, string])[0])).toBeFocused();
}

/** A date is typed: its three parts can't be pasted into. */
async function takesPaste(page: Page, form: Form, member = { email: "" }) {
  for (const [label, typed] of Object.entries(form.typed)) {
    const value = typeof typed === "string" ? typed : typed(member);
    const control = field(page, form, label);
    if ((await control.getAttribute("type")) === "date") {
      await control.fill(value);
      continue;
    }
    await page.evaluate((text) => navigator.clipboard.writeText(text), value);
    await control.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    await expect(control).toHaveValue(value);
  }
  await expect(form.inside(page).getByText(due)).toHaveCount(0);
}

async function sendsOnce(page: Page, form: Form, sending: Sending) {
  await button(page, form, form.button).dblclick();
  await expect(button(page, form, form.whileSending)).toBeDisabled();
  await expect.poll(() => sending.count()).toBe(1);
}

async function asksBeforeLeaving(page: Page) {
  const { pathname } = new URL(page.url());
  const wouldAsk = await page.evaluate(() => {
    const unload = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(unload);
    return unload.defaultPrevented;
  });
  expect(wouldAsk, "whether reloading asks").toBe(true);
  const away = page.getByRole("banner").getByRole("link", { name: "Homecoming, home" });
  await away.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(pathname);
}
