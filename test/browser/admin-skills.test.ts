import { expect } from "@playwright/test";
import { test, toast } from "../stage/browser.ts";

test("a skill that the list lacks is suggested by keyboard, added by a moderator, and then the member's own", async ({
  page,
  cast,
}) => {
  const [member, moderator] = [await cast.join(), await cast.join({ role: "moderator" })];
  const name = `Basketry ${member.id}`;
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  const box = page.getByRole("combobox", { name: "Skills" });
  // A list closes when the page scrolls below it.
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  await box.pressSequentially(name);
  await expect(page.getByRole("option")).toHaveText([`Suggest “${name}”`]);
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(toast(page, `“${name}” is suggested.`)).toBeVisible();
  await expect(page.getByRole("option", { name: /Suggest/ })).toHaveCount(0);

  await cast.logIn(page, moderator);
  await page.goto("/admin/skills");
  const waiting = page.getByRole("region", { name: "Suggested by members" }).getByRole("listitem");
  const suggestion = waiting.filter({ hasText: name });
  await expect(suggestion).toContainText(`suggested by ${member.firstName} ${member.lastName}`);
  await suggestion.getByRole("button", { name: `Add ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Add a skill" });
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await dialog.getByRole("button", { name: "Add skill" }).click();
  await expect(toast(page, `Who suggested it has ${name} now.`)).toBeVisible();
  await expect(suggestion).toHaveCount(0);
  const { body } = await member.get("/account");
  expect(body.user.Skills.map((skill: { name: string }) => skill.name)).toEqual([name]);
});

test("what is a skill under another name is chosen instead of suggested", async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  const box = page.getByRole("combobox", { name: "Skills" });
  // A list closes when the page scrolls below it.
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  await box.pressSequentially("golang");
  await page.getByRole("option", { name: "Suggest “golang”" }).click();
  await expect(toast(page, "“golang” is called Go here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Remove Go", exact: true })).toBeVisible();
});

test("a moderator merges two skills, gives one another name, and declines a suggestion", async ({ page, cast }) => {
  const moderator = await cast.join({ role: "moderator" });
  const [kept, gone, odd] = [`Pottery ${moderator.id}`, `Ceramics ${moderator.id}`, `Oddity ${moderator.id}`];
  for (const name of [kept, gone]) await moderator.post("/skills", { name });
  await moderator.post("/skills/suggestions", { name: odd });
  await cast.logIn(page, moderator);

  await page.goto(`/admin/skills?search=${encodeURIComponent(gone)}`);
  const card = page.getByRole("main").locator("details");
  await card.filter({ hasText: gone }).locator("summary").click();
  await card.getByRole("button", { name: "Merge…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog.getByLabel("Merge into")).toHaveAccessibleDescription("Please choose a skill");
  await dialog.getByLabel("Merge into").selectOption({ label: kept });
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(toast(page, `${gone} is ${kept} now.`)).toBeVisible();

  await page.getByPlaceholder("Search skills...").fill(kept);
  const keptCard = card.filter({ hasText: kept });
  await keptCard.locator("summary").click();
  await expect(keptCard).toContainText(gone.toLowerCase());
  await keptCard.getByRole("button", { name: "Add a name" }).click();
  await dialog.getByLabel("Another name").fill(gone);
  await dialog.getByRole("button", { name: "Add name" }).click();
  await expect(dialog.getByRole("alert")).toContainText(`“${gone}” means ${kept} already.`);
  await page.keyboard.press("Escape");
  await expect(keptCard.getByRole("button", { name: "Add a name" })).toBeFocused();

  await page.getByRole("button", { name: `Decline ${odd}` }).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(toast(page, `“${odd}” is declined.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Suggested by members" })).toBeFocused();
});
