import { expect } from "@playwright/test";
import { test } from "../../support/browser/browser.ts";
import { slowDown } from "../../support/browser/slow-machine.ts";
import { aWord } from "../../support/builders.ts";

test("U06 the skills list keeps search and page in the address", { tag: "@all" }, async ({ page, cast }) => {
  const member = await cast.join();
  const { totalPages } = (await member.get("/skills")).body;
  expect(totalPages).toBeGreaterThan(2);
  await cast.logIn(page, member);
  await page.goto("/skills");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skills Listing");
  const pager = page.getByRole("navigation", { name: "Pages of skills" });
  await expect(pager.getByText("Page 1", { exact: true })).toBeVisible();
  await expect(pager.getByRole("button", { name: "Previous" })).toBeDisabled();
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/skills?page=2");
  await expect(pager.getByText("Page 2", { exact: true })).toBeVisible();
  // Other tests may have added a skill, and with it a page.
  let last = 0;
  await expect(async () => {
    last = (await member.get("/skills")).body.totalPages;
    await page.goto(`/skills?page=${last}`);
    await expect(pager.getByRole("button", { name: "Next" })).toBeDisabled({ timeout: 3000 });
  }).toPass();
  await pager.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(`/skills?page=${last - 1}`);

  const box = page.getByPlaceholder("Search skills...", { exact: true });
  // Even on a slow machine a search is one step back.
  await slowDown(page, 12);
  await box.fill("TypeScri");
  await expect(page).toHaveURL("/skills?search=TypeScri");
  await expect(page.getByRole("heading", { name: "TypeScript" })).toBeVisible();
  await slowDown(page, 1);
  await page.goBack();
  await expect(box).toHaveValue("");
  await page.goForward();
  await expect(box).toHaveValue("TypeScri");
});

test("an opened skill lists the people who have it, with links to their pages", { tag: "@all" }, async ({
  page,
  cast,
}) => {
  const lastName = `Aaardvark ${aWord()}`;
  const first = await cast.join({ firstName: "Aaa", lastName, skills: ["Haskell"] });
  const second = await cast.join({ firstName: "Bbb", lastName, skills: ["Haskell"] });
  await cast.logIn(page, second);
  await page.goto("/skills?search=Haskell");
  const people = page.getByRole("list", { name: "People who know Haskell" });
  await expect(people).toBeHidden();
  await page.getByRole("heading", { name: "Haskell", exact: true }).click();
  await expect(people.getByRole("link", { name: `Bbb ${lastName}` })).toHaveAttribute("href", `/users/${second.id}`);
  await people.getByRole("link", { name: `Aaa ${lastName}` }).click();
  await expect(page).toHaveURL(`/users/${first.id}`);
});
