import { expect, type Locator, type Page } from "@playwright/test";
import { toast } from "../../support/browser/browser.ts";

/** Moves by Tab alone, without a mouse; returns the number of keys pressed. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  // Once: while a list is open, everything around it has no role.
  const element = await target.elementHandle();
  for (let keys = 0; keys < 40; keys += 1) {
    if (await page.evaluate((element) => element === document.activeElement, element)) return keys;
    if (await page.getByRole("listbox").isVisible()) await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't lead to ${target}`);
}

/** Posts a job with facts and a must-have by keyboard, beginning at Add a Job; returns the number of keys pressed. */
export async function postByKeys(page: Page, title: string): Promise<number> {
  const box = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  let keys = 0;
  const type = async (target: Locator, text: string) => {
    keys += await tabTo(page, target);
    await page.keyboard.type(text);
    keys += text.length;
  };
  const press = async (target: Locator) => {
    await expect(target).toBeVisible();
    keys += 1 + (await tabTo(page, target));
    await page.keyboard.press("Enter");
  };

  await box("Title").focus();
  await type(box("Title"), title);
  await type(box("Description"), "We build with React, TypeScript and CSS.");
  await expect(page.getByRole("group", { name: "Found in your text:" }).getByRole("button")).toHaveText([
    "Add React",
    "Add TypeScript",
    "Add CSS",
    "Add all",
  ]);
  await press(button("Add React"));
  await expect(button("Add React")).toHaveCount(0);
  await press(button("Add all"));
  await expect(page.getByText("Found in your text:")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Chosen skills" })).toHaveText("ReactTypeScriptCSS");
  await press(page.getByRole("group", { name: "Which are must-haves?" }).getByRole("button", { name: "React" }));
  await type(box("Location"), "Berlin");
  await type(box("Link"), `https://example.org/${title.replace(" ", "-")}`);
  await expect(box("Workplace")).toHaveValue("");
  await type(box("Workplace"), "Hy");
  await type(box("Type"), "Fu");
  await type(box("From"), "55,000");
  await type(box("To"), "65.000");
  await press(button("Add a language"));
  await type(page.getByRole("combobox", { name: "Language", exact: true }), "German");
  await type(page.getByRole("listitem").getByRole("combobox", { name: "Level" }), "B2");
  await press(button("Save"));
  await expect(toast(page, "Job created successfully!")).toBeVisible();
  return keys;
}
