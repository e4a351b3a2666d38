import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { holdAnswers } from "../../support/browser/held-answers.ts";
import { logInHere } from "../../support/browser/log-in-form.ts";

test.use({ freshContext: true });

test("U206 a wrong password shows an error at its field and keeps the typed text", async ({ page, cast }) => {
  const member = await cast.join();
  await page.goto("/login");
  await logInHere(page, { ...member, password: "not this one" });
  const password = page.getByLabel("Password", { exact: true });
  await expect(toast(page, "Invalid email or password")).toHaveAttribute("data-type", "warning");
  await expect(password).toHaveAccessibleDescription("Invalid email or password");
  // The button was disabled meanwhile.
  await expect(page.getByRole("button", { name: "Log In" })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
});

test("U207 a click before the application has loaded loses no text", async ({ page, cast }) => {
  const member = await cast.join();
  const release = await holdAnswers(page, /\/assets\/entry\.client-/);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  release();
  await expect(async () => {
    const button = page.getByRole("button", { name: "Log In" });
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(page).toHaveURL("/welcome", { timeout: 3000 });
  }).toPass();
});

test("sign-up can show the new password and shows all errors at once", async ({ page }) => {
  await page.goto("/signup");
  await expect(async () => {
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(5, { timeout: 500 });
  }).toPass();
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("short");
  await page.getByLabel("Confirm password").fill("another");
  await page.getByLabel("Show password").check();
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.locator(".field-error")).toHaveCount(5);
});
