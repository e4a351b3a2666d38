import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";

test("U65 a call that needs a proof asks for the password and goes on by itself", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.ageLogIns(member);
  await cast.logIn(page, member);
  await page.goto("/settings");
  const save = page.getByRole("button", { name: "Download everything" });
  await save.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Please confirm with your password that it is you.")).toBeVisible();
  await expect(save).toBeFocused();
  await save.press("Enter");
  await dialog.getByLabel("Password").fill("wrong guess");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription("This is not your current password");
  await dialog.getByLabel("Password").fill(member.password);
  const file = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await file;
  await expect(dialog).toHaveCount(0);
});
