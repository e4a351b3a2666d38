import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { aPerson } from "../../support/builders.ts";

test("S05 sign-up refuses a common password and shows the reason at the field", { tag: "@all" }, async ({ page }) => {
  const person = aPerson();
  await page.goto("/signup");
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  const choose = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Sign Up" }).click();
  };
  const reason = page.getByRole("main");
  await choose("sunshine");
  await expect(reason).toContainText("This password is one of the most common ones. Please choose another.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await choose("homecoming");
  await expect(reason).toContainText("This password is the board's own name. Please choose another.");
  await choose("lighthouse");
  await expect(toast(page, "Sign up was successful")).toBeVisible();
});
