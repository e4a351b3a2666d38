import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";

test("a search is saved in two clicks; saving it again shows an error in the dialog", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto("/jobs?search=haskell&page=1");
  const open = page.getByRole("button", { name: "Tell me about new ones" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Tell me about new ones" });
  await expect(dialog).toContainText("Watches for new results in: “haskell”");
  await expect(dialog).toContainText(/Finds \d+ today\./);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "We will tell you.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  expect((await member.get("/saved-searches")).body.results).toMatchObject([
    { kind: "jobs", query: "search=haskell", mail: "daily" },
  ]);

  await open.click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("You have saved this search already.");
  await page.keyboard.press("Escape");

  await page.goto("/users");
  await open.click();
  await dialog.getByLabel("Name").fill("Everyone");
  await dialog.getByLabel("By mail").selectOption("Never");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await member.get("/saved-searches")).body.results[0])
    .toMatchObject({ kind: "users", query: "", name: "Everyone", mail: "never" });
});
