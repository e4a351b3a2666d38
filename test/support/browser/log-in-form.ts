import { expect, type Page, type Route } from "@playwright/test";
import type { BrowserMember } from "./browser.ts";
import { waitForApplication } from "./hydrated.ts";

/** Fills in and submits the open log-in page, once a press counts. */
export async function logInHere(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await waitForApplication(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Saves the open form, whose request goes to `path`, and ends the session on the server just before that request arrives. */
export async function endSessionAndSave(page: Page, member: BrowserMember, path: string): Promise<void> {
  const endAndGoOn = async (route: Route) => {
    await member.post("/auth/logout");
    await route.continue();
  };
  await page.route(`**/api${path}`, endAndGoOn, { times: 1 });
  const sent = page.waitForResponse((response) => response.url().endsWith(`/api${path}`));
  await page.getByRole("button", { name: "Save" }).click();
  expect((await sent).status()).toBe(401);
}
