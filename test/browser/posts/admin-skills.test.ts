import { expect } from "@playwright/test";
import { test, toast } from "../../support/browser/browser.ts";
import { expectToHoldUp } from "../accessibility/support/every-look.ts";

test("a member suggests a missing skill by keyboard and has it once a moderator adds it", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [member, moderator] = [await cast.join(), await cast.join({ role: "moderator" })];
  const name = `Basketry ${member.id}`;
  await cast.logIn(page, member);
  await page.goto(`/users/edit/${member.id}`);
  const box = page.getByRole("combobox", { name: "Skills" });
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
  await expect(toast(page, `Whoever suggested it has ${name} now.`)).toBeVisible();
  await expect(suggestion).toHaveCount(0);
  const { body } = await member.get("/account");
  expect(body.user.Skills.map((skill: { name: string }) => skill.name)).toEqual([name]);
});

test("suggesting a name that has become an alias chooses the alias's skill instead", {
  tag: "@all",
}, async ({ page, cast }) => {
  const member = await cast.join();
  await cast.logIn(page, member);
  await page.route("**/api/skills?*", async (route) => {
    const response = await route.fetch();
    const { results, ...list } = await response.json();
    const isSearch = new URL(route.request().url()).searchParams.has("search");
    const before = results.map((skill: object) => ({ ...skill, aliases: [] }));
    return route.fulfill({ json: { ...list, results: isSearch ? [] : before } });
  });
  await page.goto(`/users/edit/${member.id}`);
  const box = page.getByRole("combobox", { name: "Skills" });
  await box.scrollIntoViewIfNeeded();
  await box.hover();
  await box.pressSequentially("golang");
  await page.getByRole("option", { name: "Suggest “golang”" }).click();
  await expect(toast(page, "“golang” is called Go here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Remove Go", exact: true })).toBeVisible();
});

test("a moderator merges two skills, can't add a name twice, and declines a suggestion", async ({ page, cast }) => {
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
  await expect(toast(page, `${gone} was merged into ${kept}.`)).toBeVisible();

  await page.getByPlaceholder("Search skills...").fill(kept);
  const keptCard = card.filter({ hasText: kept });
  await keptCard.locator("summary").click();
  await expect(keptCard).toContainText(gone.toLowerCase());
  await keptCard.getByRole("button", { name: "Add a name" }).click();
  const another = dialog.getByLabel("Another name");
  await another.fill(gone);
  await dialog.getByRole("button", { name: "Add name" }).click();
  await expect(another).toHaveAccessibleDescription(`“${gone}” means ${kept} already.`);
  await expect(another).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(keptCard.getByRole("button", { name: "Add a name" })).toBeFocused();

  await page.getByRole("button", { name: `Decline ${odd}` }).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(toast(page, `“${odd}” is declined.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Suggested by members" })).toBeFocused();
});

test("a moderator removes a skill's aliases and implied skills by keyboard", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const moderator = await cast.join({ role: "moderator" });
  const [skill, implied] = [`Joinery ${moderator.id}`, `Sawing ${moderator.id}`];
  const { body } = await moderator.post("/skills", { name: skill });
  const { body: other } = await moderator.post("/skills", { name: implied });
  await moderator.post(`/skills/${body.id}/aliases`, { alias: `woodwork ${moderator.id}` });
  await moderator.put(`/skills/${body.id}/implications/${other.id}`);
  await cast.logIn(page, moderator);
  await page.goto(`/admin/skills?search=${encodeURIComponent(skill)}`);
  const card = page.getByRole("main").locator("details").filter({ hasText: skill });
  await card.locator("summary").press("Enter");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectToHoldUp(page, "with names to remove");
  await card.getByRole("button", { name: `Remove woodwork ${moderator.id}` }).press("Enter");
  await expect(toast(page, `“woodwork ${moderator.id}” doesn't mean ${skill} any more.`)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button", { name: `Remove ${implied}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, `${implied} doesn't come with ${skill} any more.`)).toBeVisible();
  await expect(card.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});

test("suggested skills have their own pagination, independent of the list of skills", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const [member, other] = [await cast.join(), await cast.join({ role: "moderator" })];
  for (let n = 0; n < 10; n += 1) await member.post("/skills/suggestions", { name: `Trade ${n} of ${member.id}` });
  await other.post("/skills/suggestions", { name: `Last trade of ${other.id}` });
  await cast.logIn(page, other);
  await page.goto("/admin/skills?search=React");
  const region = page.getByRole("region", { name: "Suggested by members" });
  await expect(region.getByRole("listitem")).toHaveCount(10);
  await region.getByRole("link", { name: "Next" }).press("Enter");
  await expect(page).toHaveURL("/admin/skills?search=React&suggestions=2");
  await expect(region.getByRole("heading", { name: "Suggested by members" })).toBeFocused();
  await expect(region.getByRole("listitem").filter({ hasText: `Last trade of ${other.id}` })).toBeVisible();
  await page.goBack();
  await expect(region.getByText("Page 1", { exact: true })).toBeVisible();
  // Other tests look for their skills on the first page.
  const { results } = (await other.get("/skills/suggestions?limit=1000")).body;
  const own = results.filter(({ name }: { name: string }) => /trade /i.test(name));
  for (const { id } of own) await other.delete(`/skills/suggestions/${id}`);
});
