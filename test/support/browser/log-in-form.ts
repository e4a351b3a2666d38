import type { Page } from "@playwright/test";
import type { BrowserMember } from "./browser.ts";

/** Fills in the log-in page that is open. */
export async function logInHere(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Ends the session behind the back of the form that is open. What the page asks by itself may tell it before the form does. */
export async function endSessionAndSave(page: Page, member: BrowserMember): Promise<void> {
  await member.post("/auth/logout");
  await page
    .getByRole("button", { name: "Save" })
    .click({ timeout: 5000 })
    .catch(() => undefined);
}
